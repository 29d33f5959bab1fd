"""Exercises: positions to decide in, valued by the coach, and the deal of the day; all of them from the engine."""
