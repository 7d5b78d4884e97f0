/** Characters that change the direction of what follows: "\u202Egpj.exe" looks like "exe.jpg". */
const DIRECTION_CHARACTERS = /[\u202A-\u202E\u2066-\u2069]/g

/** A text of a stranger in one line of at most so many characters, without what steers a program that shows it. */
export function oneLine(value: unknown, maxCharacters: number): string {
  const text = String(value ?? '')
    .replace(DIRECTION_CHARACTERS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // By code points, so that none is cut in half.
  return [...text]
    .slice(0, maxCharacters)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
