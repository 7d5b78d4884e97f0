// Words in the letters that names and addresses are made of.

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** "Größe", "café" -> "Groesse", "cafe". Some systems write an umlaut as two code points (NFD). */
export function withoutUmlauts(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[äöüßÄÖÜ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** A name made of words: "Über uns" -> "ueber-uns"; '' if no character of them is allowed in a name. */
export function nameFrom(words: string): string {
  return withoutUmlauts(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
}
