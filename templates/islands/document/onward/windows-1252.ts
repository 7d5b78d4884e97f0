/** What Windows-1252 has between 0x80 and 0x9f; "\0" where it has nothing. Elsewhere it is the beginning of Unicode. */
const MIDDLE = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** Text as bytes of Windows-1252; other letters lose their accents, and what is left becomes "?". */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize('NFC')].map((letter) => byteOf(letter) ?? byteOf(plain(letter)) ?? 0x3f))
}

const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (letter !== '\0' && letter.length === 1 && (code < 0x80 || (code >= 0xa0 && code <= 0xff))) return code
  const place = letter === '\0' ? -1 : MIDDLE.indexOf(letter)
  return letter !== '' && place >= 0 ? 0x80 + place : undefined
}
