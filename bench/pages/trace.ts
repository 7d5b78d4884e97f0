// What Chromium says of its work while something is done with a page.
import type { CDPSession } from 'playwright-core'

/** Times in microseconds; `tdur` is time on a processor, which other programs on this machine do not change. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']

/** The events of a page from before `act` until after it, in order. */
export async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  const completed = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await completed
  return events.sort((one, other) => one.ts - other.ts)
}

/** Those of the thread that an event is of. */
export function sameThread(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid)
}

/** Milliseconds on a processor. */
export const processorMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000
