"""Answers HTTP: the application, its endpoints, the browser client's files, and how connections are accepted."""
