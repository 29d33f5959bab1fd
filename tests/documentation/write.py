"""Writes the pictures of the documentation: `python -m tests.documentation.write`."""

from tests.documentation.pictures import FOLDER, pictures

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg + "\n", encoding="utf-8", newline="\n")
