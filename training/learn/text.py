"""
/usr/bin/python3 learn/text.py FOLDER OUT

Takes the paragraphs out of the HTML files of a folder and writes them as OUT/NAME.txt, a paragraph a line, each once:
one file for each folder directly below FOLDER. README.md names the packages it was made for, and their licence.
"""
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

PARAGRAPHS = {"p", "h1", "h2", "h3", "h4", "li", "td", "th", "dt", "dd"}
UNSEEN = {"script", "style", "head"}
# Shorter ones are menus and captions.
LEAST_WORDS = 5


class Paragraphs(HTMLParser):
    """The text between the tags that begin or end a paragraph."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found: list = []
        self.parts: list = []
        self.unseen = 0

    def handle_starttag(self, tag, attrs):
        self.unseen += tag in UNSEEN
        if tag in PARAGRAPHS:
            self.flush()

    def handle_endtag(self, tag):
        self.unseen -= tag in UNSEEN
        if tag in PARAGRAPHS:
            self.flush()

    def handle_data(self, data):
        if self.unseen <= 0:
            self.parts.append(data)

    def flush(self):
        text = re.sub(r"\s+", " ", "".join(self.parts)).strip()
        if len(text.split(" ")) >= LEAST_WORDS:
            self.found.append(text)
        self.parts = []


def paragraphs_of(folder: Path) -> list:
    found: dict = {}
    for file in sorted(folder.rglob("*.html")):
        parser = Paragraphs()
        parser.feed(file.read_text(encoding="utf-8"))
        parser.flush()
        found.update(dict.fromkeys(parser.found))
    return list(found)


if __name__ == "__main__":
    source, out = map(Path, sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    for folder in sorted(path for path in source.iterdir() if path.is_dir()):
        paragraphs = paragraphs_of(folder)
        if paragraphs:
            (out / f"{folder.name}.txt").write_text("\n".join(paragraphs) + "\n", encoding="utf-8")
            print(f"{folder.name}: {len(paragraphs)} paragraphs")
