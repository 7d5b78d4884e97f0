"""Cuts a font down to what the site uses: its letters, and the kerning of letters that meet in its texts.

    python3 cut.py --smallest 5 --step 5 IN.woff2 OUT.woff2 TEXT...

Kerning is more than half of such a font, and most of it is for pairs that no text has. Of each pair that stands at
least twice in the texts (accents do not count), the value of the default weight is kept, in steps of --step thousandths
of the font size, where it is at least --smallest. Pairs that behave alike share a class.
Needs Debian's fonttools and python3-brotli.
"""

import argparse
import collections
import unicodedata

from fontTools.otlLib.builder import PairPosBuilder
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord

# German, English and Portuguese, letters of neighbouring languages for names, and the symbols of the texts.
LETTERS = (
    "20-7E,A0,A7,A9,AA,AB,B0,B7,BA,BB,C0-C4,C7-CF,D1-D7,D9-DC,DF,E0-E4,E7-EF,F1-F6,F9-FC,"
    "2013,2014,2018,2019,201A,201C,201D,201E,2022,2026,20AC,2212"
)
FEATURES = ["kern", "tnum"]


def kerning(font):
    """{(left, right): advance} of the default weight, over all glyphs, as a shaper finds it: the first subtable wins."""
    table = font["GPOS"].table
    lookups = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
    if len(lookups) != 1:
        raise SystemExit(f"one kerning lookup expected, found {len(lookups)}")
    (index,) = lookups
    pairs = {}
    for subtable in table.LookupList.Lookup[index].SubTable:
        for left, right, value in values_of(subtable, font.getGlyphOrder()):
            pairs.setdefault((left, right), getattr(value, "XAdvance", 0) if value else 0)
    return index, pairs


def values_of(subtable, glyphs):
    if subtable.Format == 1:
        for left, pair_set in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for record in pair_set.PairValueRecord:
                yield left, record.SecondGlyph, record.Value1
        return
    first, second = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
    for left in subtable.Coverage.glyphs:
        row = subtable.Class1Record[first.get(left, 0)].Class2Record
        for right in glyphs:
            yield left, right, row[second.get(right, 0)].Value1


def without_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def kept(pairs, font, texts, smallest, step):
    """The pairs worth their bytes, as {left: {right: advance}}."""
    meets = collections.Counter()
    for file in texts:
        text = without_accents(open(file, encoding="utf8").read())
        meets.update(zip(text, text[1:]))
    letter = {glyph: without_accents(chr(code))[:1] for code, glyph in reversed(list(font.getBestCmap().items()))}
    rows = collections.defaultdict(dict)
    for (left, right), advance in pairs.items():
        rounded = round(advance / step) * step
        if abs(rounded) >= smallest and meets[letter.get(left), letter.get(right)] >= 2:
            rows[left][right] = rounded
    return rows


def classes(rows, glyphs):
    """Glyphs that behave alike, in the order of the font."""
    alike = collections.defaultdict(list)
    for glyph in glyphs:
        if glyph in rows:
            alike[tuple(sorted(rows[glyph].items()))].append(glyph)
    return [tuple(group) for group in alike.values()]


def replace_kerning(font, texts, smallest, step):
    index, pairs = kerning(font)
    rows = kept(pairs, font, texts, smallest, step)
    columns = collections.defaultdict(dict)
    for left, row in rows.items():
        for right, advance in row.items():
            columns[right][left] = advance
    builder = PairPosBuilder(font, None)
    for lefts in classes(rows, font.getGlyphOrder()):
        for rights in classes(columns, font.getGlyphOrder()):
            advance = rows[lefts[0]].get(rights[0])
            if advance:
                value = ValueRecord(4)
                value.XAdvance = advance
                builder.addClassPair(None, lefts, value, rights, None)
    font["GPOS"].table.LookupList.Lookup[index] = builder.build()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("texts", nargs="*")
    parser.add_argument("--smallest", type=int, default=5)
    parser.add_argument("--step", type=int, default=5)
    asked = parser.parse_intermixed_args()
    font = TTFont(asked.source)
    if "GPOS" in font and asked.texts:
        replace_kerning(font, asked.texts, asked.smallest, asked.step)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(LETTERS))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(asked.target)


main()
