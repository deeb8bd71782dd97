# What `make test-avx512` runs in an emulator, besides other tests.
add_test_program(chosen_kernel emulated/chosen_kernel.cpp)
