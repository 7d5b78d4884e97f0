import type { Company } from '../../names/names.ts'
import type { Text } from '../../page/text.ts'
import type { Language } from '../../types.ts'
import type { Party } from '../letters-words/facts.ts'

/** All that a letter says, before it has a look. */
export interface Letter {
  readonly language: Language
  readonly sender: Party
  readonly recipient: Party
  /** The sender's entries for the foot; null: it has none. */
  readonly firm: Company | null
  readonly date: Text
  readonly subject: Text
  readonly infos: readonly (readonly [label: Text, value: Text])[]
  readonly salutation: string
  readonly body: readonly Text[]
  readonly greeting: string
  readonly signature: readonly Text[]
  /** What is enclosed; [] for nothing. */
  readonly enclosures: readonly string[]
  /** A line under the letterhead, such as an office's department. */
  readonly department: string | null
}
