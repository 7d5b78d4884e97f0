// A trace as it would be if each thread had a processor to itself.

/** What Chromium writes of one task, or of a part of it; times in microseconds, `tts` and `tdur` on a processor. */
interface Timed {
  readonly ph: string
  readonly pid: number
  readonly tid: number
  ts: number
  dur?: number
  readonly tts?: number
  readonly tdur?: number
}

/**
 * Makes every task as long as it was on a processor, and puts its parts where they were in it; tasks begin when they began.
 * By the clock, a task is also as long as it waited: for Chromium's drawing, which is on a phone's graphics processor, for Lighthouse's
 * pictures of the page, and for whatever else this machine does with its few processors.
 */
export function inProcessorTime(events: readonly Timed[]): void {
  const tasks = new Map<string, { readonly ts: number; readonly tts: number; readonly end: number }>()
  for (const event of events.filter(isTimed).sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    const { pid, tid, ts, tts, dur } = event
    const thread = `${pid} ${tid}`
    let task = tasks.get(thread)
    if (!task || ts >= task.end) {
      task = { ts, tts, end: ts + dur }
      tasks.set(thread, task)
    }
    event.ts = task.ts + tts - task.tts
    event.dur = event.tdur
  }
}

type Whole = Timed & { dur: number; readonly tts: number; readonly tdur: number }

const isTimed = (event: Timed): event is Whole =>
  event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined
