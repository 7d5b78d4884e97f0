// " #" begins a comment, also in the middle of a text: of "title: Die Nr. #1 in Köln" visitors read "Die Nr.".

/** A comment that begins like text: without a blank ("#1 in Köln", "#Team"), or with a number. */
const HIDDEN = /^[^\n]*?[^\s:#-][^\S\n]+(#(?:[^\S\n]?\d|[\p{L}][^\S\n]?)[^\n]*)$/mu

/** Whether a YAML text may have such a comment behind a value; quoted texts and comments of their own match as well. */
export function mayHideText(text: string): boolean {
  // Few texts have a "#" behind a blank, and this is known many times sooner.
  return /[^\S\n]#/.test(text) && HIDDEN.test(text)
}

/** What a comment hides that follows a value: the rest of its line; null where it looks like a comment or is none. */
export function hiddenText(rest: string): string | null {
  return /^[^\S\n]+(#(?:[^\S\n]?\d|\p{L})[^\n]*)$/u.exec(rest)?.[1] ?? null
}
