"""The game for research: actions as numbers, observations as arrays, resampling, and other projects' interfaces."""
