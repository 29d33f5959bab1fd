"""Score pads for the printed box that several phones and screens share."""
