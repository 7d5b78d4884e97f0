import type { UiLanguage } from '../../diagnostics/words.ts'

/** One mistake as the overlay shows it. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly hint: string | null
  /** null: the whole project. */
  readonly place: {
    /** "site/pages/home.yaml:3:7". */
    readonly text: string
    /** Opens the editor there. */
    readonly link: string
    /** The line of the file; "" if it is empty or gone. */
    readonly line: string
    /** Spaces and "^" below what is meant. */
    readonly marker: string
  } | null
}

/** What a page receives when it connects, and whenever that changes. */
export interface State {
  /** Hash of the page as it is now. */
  readonly page: string
  /** Of the problems. */
  readonly language: UiLanguage
  readonly problems: readonly Problem[]
  /** The page itself, as its address is answered; null where it is as the listener was told before, or there is none. */
  readonly html: string | null
}

/** Where a page learns of changes; its own path is the query. */
export const EVENTS_PATH = '/_dev/events'
/** Where a page says that it is up to date. */
export const TAKEN_PATH = '/_dev/taken'
export const CLIENT_PATH = '/_dev/client.js'

/**
 * Fired on the document before a page is brought up to date. What runs in the page may have it wait, so that nothing that is
 * being typed is lost: `detail` is a `Waiting`.
 */
export const UPDATING_EVENT = 'site-dev:updating'

export interface Waiting {
  /** Whether the page is loaded again; otherwise only what differs is changed. */
  readonly isReload: boolean
  waitFor(promise: Promise<unknown>): void
}

/** Fired on the document by what can take a mistake back: `detail` is a `Remedy`, or null when it no longer can. */
export const REMEDY_EVENT = 'site-dev:remedy'

/** What the list of mistakes offers besides being closed. */
export interface Remedy {
  readonly label: string
  /** @returns what was done, or why not, in words */
  act(): Promise<string>
}

/** Marks the script that dev puts into pages. */
export const MARK = 'data-dev'
