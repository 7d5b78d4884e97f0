/** Why a calendar cannot be used; each is a permanent name, for logs and tests. */
export type ProblemCode = keyof typeof WORDS

/** What the owner reads. `detail` is no secret and nothing of an appointment: a status, a name of a zone, an error of the network. */
const WORDS = {
  unreachable: (detail: string) => `the server cannot be reached (${detail})`,
  timeout: () => 'the server took too long',
  status: (detail: string) => `the server answered with the status ${detail}`,
  unauthorized: (detail: string) => `the server refused the user name or password (${detail})`,
  private: () => 'its address leads into a private network. To allow it all the same: CALENDARS_ALLOW_PRIVATE=on',
  insecure: () => 'it was sent on to an address without https',
  redirects: () => 'it was sent on more often than any server needs',
  large: (detail: string) => `it is larger than ${detail} MB`,
  'no-calendar': (detail: string) => `what came is no calendar (${detail})`,
  malformed: () => 'it is damaged: some line of it cannot be read',
  zone: (detail: string) =>
    `it has a time zone that is neither known nor explained in it ("${detail}"), so nobody knows when its appointments are`,
  endless: () => 'one of its series repeats too often to be worked out',
} satisfies Readonly<Record<string, (detail: string) => string>>

/** Thrown when a calendar cannot be read or understood. */
export class CalendarProblem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, detail = '', options: ErrorOptions = {}) {
    super(WORDS[code](detail), options)
    this.name = 'CalendarProblem'
    this.code = code
  }
}
