/** The client of a request, as far as a host knows it. */
export interface Visitor {
  /** What counts as one visitor (functions/lib/limit.ts); "" if the host does not know it. */
  readonly network: string
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
}
