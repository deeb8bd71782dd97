"""Compares the answers to random requests with the text of the RFCs: a short fuzz_nginx.py.

URISCAN_NGINX_MODULE is the path of the module.  FUZZ_SERVICES is the path of the program that sends
the requests.
"""

import unittest

import fuzz_nginx


class RandomRequests(unittest.TestCase):
    def test_are_answered_as_the_rfcs_say(self):
        self.assertEqual(fuzz_nginx.fuzz(20000, seed=1, with_asan=False), "")


if __name__ == "__main__":
    unittest.main()
