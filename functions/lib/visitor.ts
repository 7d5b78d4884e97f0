/** Who asks, as far as a host knows it. */
export interface Visitor {
  /** What counts as one visitor (functions/lib/limit.ts); "" where the host does not say. */
  readonly network: string
  /** Aborts when the visitor goes away. */
  readonly signal: AbortSignal
}
