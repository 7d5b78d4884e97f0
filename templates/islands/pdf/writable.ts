// The fonts that every PDF reader has cover the letters of Windows-1252 and no others.
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const STAND_INS: Readonly<Record<string, string>> = {
  '−': '–',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': "'",
  '″': '"',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ẞ: 'SS',
  '\t': ' ',
  '\r': '',
}

/**
 * Text in letters that the standard fonts have: accents they lack are left out ("ő" -> "o"), letters of other
 * scripts become "?", pictures and invisible characters disappear. Line feeds stay.
 */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC'), letter).join('')
}

function letter(sign: string): string {
  if (isKnown(sign)) return sign
  const standIn = STAND_INS[sign]
  if (standIn !== undefined) return standIn
  const plain = Array.from(sign.normalize('NFKD')).filter(isKnown).join('')
  if (plain) return plain
  if (/\p{Zs}/u.test(sign)) return ' '
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && !/\p{So}|\p{Extended_Pictographic}|\p{Sk}/u.test(sign) ? '?' : ''
}

function isKnown(sign: string): boolean {
  // A soft hyphen is invisible on screens but printed on paper.
  if (sign === '\u00ad') return false
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x7f) return code >= 0x20 || sign === '\n'
  return code < 0x100 ? code >= 0xa0 : BEYOND_LATIN_1.includes(sign)
}
