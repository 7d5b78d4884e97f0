/** A non-breaking space. */
export const NBSP = '\u00a0'

/** A text that stays on one line, such as a phone number. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(' ', NBSP)
}
