// What authors read when their file does not fit its schema: all sentences in one place; in German in german.ts.
import type { UiLanguage } from '../words.ts'

/** Sentences about a mistake and what to do; `what` is the value as authors call it, such as `"price"`. */
export const english = {
  language: 'en' as UiLanguage,
  file: 'this file',
  key: (name: string) => `"${name}"`,
  entry: (number: number, list: string) => `entry ${number} of "${list}"`,
  section: (number: number, type: string) => `section ${number} ("${type}")`,

  unknownKey: (key: string, where: string) => `There is no key "${key}" in ${where}.`,
  didYouMean: (name: string) => `Did you mean "${name}"?`,
  alreadyThere: (name: string) => `"${name}" is there already. Take out one of the two.`,
  known: (what: string, names: readonly string[]) => `${what}: ${names.join(', ')}.`,
  knownKeys: 'Known keys',
  knownSections: 'Known types',
  possible: 'Possible',
  noKeys: 'No keys are allowed here.',
  indent: (parent: string) => `"${parent}" is empty: if the key belongs to it, indent it by two more spaces.`,

  missingKey: (key: string, where: string) => `The key "${key}" is missing in ${where}.`,
  add: (description: string, entry: string) => `${description}Add it, for example: ${entry}`,
  addNothingKnown: (description: string, key: string) => `${description}Add "${key}".`,

  empty: (what: string) => `There is nothing in ${what}.`,
  fill: (expected: string) => `Write ${expected} after it.`,
  fillOrRemove: (expected: string) => `Write ${expected} after it, or take the key out.`,

  type: (what: string, expected: string, given: string) => `${what} must be ${expected}, but it is ${given}.`,
  forExample: (example: string) => `For example: ${example}`,
  quotes: (what: string, given: string) => `${what} must be text, but without quotes it is read as ${given}.`,
  quote: (key: string) =>
    `Write it in quotes, letter for letter as it shall appear: ${key === '-' ? '- "…"' : `${key}: "…"`}`,
  writeQuotes: (value: string) => `Write ${value}, in quotes.`,
  noQuotes: (value: string) => `Write ${value}, without quotes.`,
  dashes: (example: string) => `Put each entry on a line of its own that begins with "- ": ${example}`,
  noDashes: 'Take out the "- " at the beginning of the lines.',

  choice: (what: string, given: string) => `${what} cannot be ${given}.`,
  unknownLanguage: (key: string, what: string) =>
    `${what} has a text for "${key}", which is no language of this site's texts.`,
  sectionType: (given: string) => `There is no section of type ${given}.`,
  kind: (tag: string, given: string) => `There is no ${tag} ${given}.`,

  pattern: (what: string, given: string) => `${what} is ${given}, which is not how it is written.`,
  keyPattern: (key: string) => `The name "${key}" is not how names are written here.`,
  nameRule: 'Use lower-case letters, digits and hyphens.',
  renameFile: (name: string) => `Rename the file below site/assets to ${name}, and write that name here.`,
  fileRule: 'Names of files take letters without accents, digits, "-" and "_", and no spaces.',
  pictureRule:
    'A picture is a JPEG, PNG, WebP, AVIF or SVG. Its name takes letters without accents, digits, "-" and "_", and no spaces.',

  money: (what: string, given: string) => `${what} must be an amount in whole EUR, but it is ${given}.`,
  readAs: (point: string, read: string, amount: string) => `YAML reads ${point} as ${read}; write ${amount}`,
  amount: (amount: string) => `Write ${amount}: digits only, without point, currency or quotes.`,
  wholeEuros: 'Write whole EUR without a point, such as 2500.',

  atLeast: (what: string, limit: number, given: string) => `${what} must be at least ${limit}, but it is ${given}.`,
  atMost: (what: string, limit: number, given: string) => `${what} must be at most ${limit}, but it is ${given}.`,
  moreThan: (what: string, limit: number, given: string) => `${what} must be more than ${limit}, but it is ${given}.`,
  lessThan: (what: string, limit: number, given: string) => `${what} must be less than ${limit}, but it is ${given}.`,
  multiple: (what: string, of: number, given: string) => `${what} must be a multiple of ${of}, but it is ${given}.`,
  tooFew: (what: string, limit: number, given: number, of: string) =>
    `${what} needs at least ${limit} ${of}, but has ${given}.`,
  tooMany: (what: string, limit: number, given: number, of: string) =>
    `${what} takes at most ${limit} ${of}, but has ${given}.`,
  entries: (count: number): string => (count === 1 ? 'entry' : 'entries'),
  characters: (count: number): string => (count === 1 ? 'character' : 'characters'),
  keys: (count: number): string => (count === 1 ? 'key' : 'keys'),
  removeSome: 'Take some out.',

  repeated: (what: string, first: number, second: number) => `Entries ${first} and ${second} of ${what} are the same.`,
  removeOne: 'Take one of the two out.',
  format: (what: string, given: string, format: string) => `${what} is ${given}, which is not a valid ${format}.`,
  alternatives: (what: string, given: string) => `${what} is ${given}, which fits none of the forms it may have.`,
  ambiguous: (what: string) => `${what} fits more than one of the forms it may have.`,
  rule: (what: string, { message, keyword }: { readonly message?: string; readonly keyword: string }) =>
    `${what} does not fit: it ${message ?? keyword}.`,
  ruleStands: (file: string) => `The rule stands in schemas/${file}.`,

  /** The schema's description of a value, followed by a space: it is in English. */
  described: ({ description }: { readonly description?: unknown }) =>
    typeof description === 'string' ? `${description} ` : '',
  types: {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of keys',
    null: 'null',
  } as Readonly<Record<string, string>>,
  or: ' or ',
  nothing: 'empty',
  list: 'a list',
  group: 'a group of keys',
  text: (given: string) => `the text ${given}`,
  number: (given: number) => `the number ${given}`,
  quoted: (text: string) => JSON.stringify(text),
}

/** The sentences that every language has. */
export type SchemaTexts = typeof english

/** JSON types in words: "text or a group of keys". */
export function typesInWords(types: readonly string[], texts: SchemaTexts): string {
  return types.map((type) => texts.types[type] ?? type).join(texts.or)
}

/** What the file has, in words: `the text "abc"`, "the number 5", "a list". */
export function givenInWords(value: unknown, texts: SchemaTexts): string {
  if (value === null || value === undefined) return texts.nothing
  if (Array.isArray(value)) return texts.list
  if (typeof value === 'object') return texts.group
  if (typeof value === 'string') return texts.text(quoted(value, texts))
  return typeof value === 'number' ? texts.number(value) : String(value)
}

/** Longer texts are cut: the line itself is shown as well. */
const QUOTED_LENGTH = 80

/** A text of the author in quotes. */
export function quoted(text: string, texts: SchemaTexts): string {
  const short = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH - 1)}…` : text
  return texts.quoted(short)
}
