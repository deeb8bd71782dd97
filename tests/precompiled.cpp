// This file is empty: a target with precompiled headers must have a source file.
