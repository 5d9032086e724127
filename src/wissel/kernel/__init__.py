"""The compiled base: how rules are compiled and cached, random numbers, bit sets."""
