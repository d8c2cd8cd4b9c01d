// Grown by the commits that follow.
