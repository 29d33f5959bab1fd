"""Cards, seats, score pad and wheel as rich draws them; nothing here reads keys."""
