// " #" begins a comment, also in the middle of a text: of "title: Die Nr. #1 in Köln" visitors read "Die Nr.".

/** A comment that begins like text: without a blank ("#1 in Köln", "#Team"), or with a number. */
const HIDDEN = /^[^\n]*?[^\s:#-][^\S\n]+(#(?:[^\S\n]?\d|[\p{L}][^\S\n]?)[^\n]*)$/mu

/** Whether a YAML text may have such a comment behind a value; quoted texts and comments of their own match as well. */
export function mayHideText(text: string): boolean {
  // Few texts have a "#" behind a blank, and this is known many times sooner.
  for (let at = text.indexOf('#', 1); at > 0; at = text.indexOf('#', at + 1)) {
    if (/[^\S\n]/.test(text.charAt(at - 1))) return HIDDEN.test(text)
  }
  return false
}

/** What a comment hides that follows a value: the rest of its line; null where it looks like a comment or is none. */
export function hiddenText(rest: string): string | null {
  return /^[^\S\n]+(#(?:[^\S\n]?\d|\p{L})[^\n]*)$/u.exec(rest)?.[1] ?? null
}
