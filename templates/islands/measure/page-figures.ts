// What a browser's own records say about the page that is open. Nothing is estimated but the time on a weak line, which
// is the weight divided by its speed.

/** The part of a record of the Resource Timing API that is read here. */
export interface Fetched {
  readonly name: string
  /** Compressed, without headers; also of a file that came out of the browser's own store. */
  readonly encodedBodySize: number
}

export interface PageFigures {
  readonly bytes: number
  readonly requests: number
  /** Files from other hosts. */
  readonly foreign: number
  readonly lineSeconds: number
}

/** A weak mobile line in bits per second, as Lighthouse simulates "slow 4G". */
const LINE = 1_600_000

/** @param host "www.example.org", the page's own */
export function figuresOf(fetched: readonly Fetched[], host: string): PageFigures {
  // Data and blob addresses are no files that a network brings.
  const files = fetched.filter(({ name }) => /^https?:/.test(name))
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return {
    bytes,
    requests: files.length,
    foreign: files.filter(({ name }) => new URL(name).host !== host).length,
    lineSeconds: (bytes * 8) / LINE,
  }
}
