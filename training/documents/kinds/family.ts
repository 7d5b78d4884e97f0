import type { DocumentKind } from '../../../functions/document/types.ts'
import type { Names } from '../names/names.ts'
import type { Design } from '../page/design.ts'
import type { Random } from '../random.ts'
import type { Language } from '../types.ts'

/** Which document is to be written. */
export interface Task {
  readonly kind: DocumentKind
  readonly language: Language
  /** One of the family's layouts, without the family's name. */
  readonly layout: string
  readonly random: Random
  /** Names, addresses, numbers, dates and money of one country that speaks the language. */
  readonly names: Names
}

export interface Layout {
  /** Unique in its family: "grid-07". */
  readonly name: string
  /** Never learnt from: about every fifth. Such a layout should differ in more than one part from the others. */
  readonly isHeldOut: boolean
  /** Of the family's kinds; left out: all of them. */
  readonly kinds?: readonly DocumentKind[]
}

/** Documents that are written alike. */
export interface Family {
  /** The first part of the names of its layouts: "invoice". */
  readonly name: string
  /** How often each kind is written, beside those of all other families (an invoice has 10, a rare kind 1). */
  readonly kinds: readonly (readonly [weight: number, kind: DocumentKind])[]
  readonly layouts: readonly Layout[]
  /**
   * Writes a document: what it says and where it stands. Lines, order, noise and split are not its business. Everything
   * random comes from the task. At least one line is salient, usually two to four; a document of two pages at most four.
   */
  write(task: Task): Design
}
