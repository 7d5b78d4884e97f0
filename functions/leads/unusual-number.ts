import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Numbers without a country are German. */
const HOME = 'DE'

/**
 * Whether no number that somebody could call stands in a text: it has too few or too many digits for its country, or the
 * country does not exist. Words beside the number, extensions and every way to write it are fine.
 */
export function isUnusual(text: string): boolean {
  // "05221 1234 Durchwahl 5", "0170 0000000 (ab 14 Uhr)": what comes before the words is a number, too.
  const [first = ''] = /^[^\d+]*[\d+][^\p{L}(]*(\(\d+\)[^\p{L}(]*)?/u.exec(text) ?? []
  return ![text, first].some((number) => parsePhoneNumberFromString(number, HOME)?.isPossible())
}
