"""Reading what somebody typed, and explaining mistakes in it."""
