"""The command line: one file per subcommand, and the only room that prints."""
