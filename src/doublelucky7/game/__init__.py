"""The friendly `Game` for people who `import doublelucky7`; this package re-exports nothing."""
