"""The rules of Double Lucky 7 as pure functions over frozen values; this package re-exports nothing."""
