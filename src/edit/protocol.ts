// What the editor in the browser and `site dev` say to each other: one JSON object each way, always by POST.
import type { Language } from '../types.ts'
import type { Change } from './change.ts'

/** Below it are the questions, by name. */
export const EDIT_PATH = '/_dev/edit/'
/** Offers to edit, in every page; and the editor, which it loads. */
export const OFFER_PATH = `${EDIT_PATH}offer.js`
export const EDITOR_PATH = `${EDIT_PATH}editor.js`
/** Carries the word that only pages of this start of `site dev` know. */
export const TOKEN_HEADER = 'x-site-edit'
/** The attribute of the script that has the same word. */
export const TOKEN_ATTRIBUTE = 'data-edit'

/** A place in a file. */
export interface FilePlace {
  readonly file: string
  /** JSON pointer; "@120-180" for words of an MDX text, by their offsets. */
  readonly pointer: string
}

/** What a text of a page leads to. */
export interface TextPlace {
  /** As the page shows it. */
  readonly text: string
  /** null: a text; otherwise the attribute that has it. */
  readonly attribute: string | null
  /** The values that it is made of; [] where it is worked out. */
  readonly origins: readonly FilePlace[]
  /** Which of its letters come from which of several values; a number in the words of another value comes first. */
  readonly parts: readonly TextPart[]
  /** The entry of a list, or the section, that it stands in; null: unknown. */
  readonly entry: FilePlace | null
}

/** Letters of a text, by their offsets in UTF-16 units, and their value. */
export interface TextPart {
  readonly start: number
  readonly end: number
  readonly origin: FilePlace
}

/** A link or a picture, by what its attribute says. */
export interface AddressPlace {
  readonly address: string
  readonly origin: FilePlace
}

/** An icon or a drawing, by what it looks like (src/edit/provenance/drawing-sign.ts). */
export interface DrawingPlace {
  readonly sign: string
  /** The choice that it comes from; null: unsure, or none. */
  readonly origin: FilePlace | null
}

/** A text whose words come from a choice. */
export interface ChoiceText {
  /** As the page shows it. */
  readonly text: string
  /** null: unsure, or none. */
  readonly origin: FilePlace | null
}

/** What follows the choices of the files on a page. */
export interface PageChoices {
  readonly drawings: readonly DrawingPlace[]
  /** Those outside of drawings, and others with the same words, in their order. */
  readonly texts: readonly ChoiceText[]
}

export interface PageMap {
  readonly language: Language
  readonly texts: readonly TextPlace[]
  readonly addresses: readonly AddressPlace[]
  /** The page's own file, and its sections in the order in which the page shows them. */
  readonly page: FilePlace
  readonly sections: readonly (FilePlace | null)[]
}

/** A field as the panel shows it. */
export interface Field {
  readonly pointer: string
  readonly name: string
  readonly about: string
  readonly isRequired: boolean
  /** undefined: nothing is there. */
  readonly value?: unknown
  readonly input: Input
}

export type Input =
  /** One text, or one for each language. */
  | {
      readonly kind: 'text'
      readonly languages: readonly Language[]
      readonly missing: readonly Language[]
      readonly stale: readonly Language[]
      /** In which it has to be said once it is said: those of a page that has several; [] where one text may serve all. */
      readonly required: readonly Language[]
    }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly opens?: FilePlace }
  /** Free, with suggestions. */
  | { readonly kind: 'link'; readonly options: readonly Option[] }
  | { readonly kind: 'words' }
  | { readonly kind: 'number'; readonly isMoney: boolean; readonly least: number | null; readonly most: number | null }
  | { readonly kind: 'switch' }
  | { readonly kind: 'picture'; readonly options: readonly Option[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | {
      readonly kind: 'list'
      readonly entries: readonly Field[]
      readonly isFull: boolean
      readonly isShort: boolean
      readonly kinds: readonly Option[]
    }
  /** Shown, but changed in its file. */
  | { readonly kind: 'fixed' }

export interface Option {
  readonly value: string
  readonly label: string
  /** What it means; left out: the label says it. */
  readonly about?: string
}

/** A value and how to change it. */
export interface Form {
  readonly place: FilePlace
  /** Of the file's bytes; a change names the one that it was made for. */
  readonly hash: string
  /** "Startseite › Titel". */
  readonly title: string
  readonly field: Field
  /** Pages that show it, by their titles. */
  readonly pages: readonly string[]
  /** Values that its text names. */
  readonly named: readonly NamedPlace[]
  /** What is said of it as it is. */
  readonly findings: readonly Finding[]
}

/** A value that a text names instead of saying it. */
export interface NamedPlace {
  /** "{price:website}" */
  readonly written: string
  /** What pages show in its place, by language. */
  readonly shown: Readonly<Record<Language, string>>
  readonly place: FilePlace
}

export interface Finding {
  readonly severity: 'error' | 'warning' | 'note'
  readonly message: string
  readonly hint: string | null
  /** "site/data/claims.yaml:3"; null: no place. */
  readonly place: string | null
  readonly repair: RepairOffer | null
  /** Where else the same is said, with other words. */
  readonly others: readonly { readonly name: string; readonly place: FilePlace }[]
}

/** What would be said of a change. */
export interface Looked {
  /** null: something newer has come. */
  readonly findings: readonly Finding[] | null
  /** What is written along when it is saved. */
  readonly followed: readonly Followed[]
}

/** What puts something right: a value at a place of a file. */
export interface RepairOffer extends SaveRequest {
  /** What is written. */
  readonly label: string
  /** "Startseite › Titel". */
  readonly where: string
  /** It is entered into a register, for its author to complete. */
  readonly isDeclaration: boolean
}

export interface SaveRequest {
  readonly file: string
  readonly hash: string
  readonly change: Change
  /** What is saved with it in the same step, after it. */
  readonly also?: readonly Change[]
}

/** What is written along, so that a file still agrees with itself. */
export interface Followed {
  /** "Ersparnis", or "Angebote › Website › Ersparnis" where it does not stand beside what was changed. */
  readonly where: string
  readonly label: string
}

export type Saved =
  | { readonly saved: true; readonly hash: string; readonly label: string; readonly followed: readonly Followed[] }
  | { readonly saved: false; readonly reason: string }
  /** The file changed meanwhile: both versions. */
  | Conflict

/** Both versions of a value. */
export interface Conflict {
  readonly saved: false
  readonly reason: string
  readonly onDisk: string
  readonly yours: string
  readonly hash: string
}

/** One change since the last commit (or since the start) in words. */
export interface ChangeLine {
  readonly file: string
  /** "Startseite, Titel". */
  readonly what: string
  readonly before: string
  readonly after: string
  /** Where it is now; null: it is gone, or it is a whole file. */
  readonly place: FilePlace | null
  /** The pictures that it is about, by their paths below site/assets; null: none on that side. */
  readonly pictures: { readonly before: string | null; readonly after: string | null } | null
}

export interface Published {
  readonly done: boolean
  readonly message: string
}
