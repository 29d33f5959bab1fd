"""The command line: one file per subcommand, and the only package that prints."""
