import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import type { Interval } from '../intervals.ts'
import type { AppointmentRules } from '../rules.ts'
import type { CalendarAccess } from './access.ts'
import { CalendarProblem } from './problem.ts'
import { calendarReader } from './reader.ts'

/** What the thread of the calendars has to know. */
export interface CalendarsJob {
  readonly calendars: readonly CalendarAccess[]
  readonly rules: AppointmentRules
  /** Between two readings of a calendar. */
  readonly refreshMs: number
}

/** What it tells of a calendar. */
export type CalendarNews =
  /** Its text is being worked out: until the next news of it, the thread does nothing else. */
  | { readonly kind: 'working'; readonly name: string }
  /** ageMs: how long ago it was asked for. */
  | { readonly kind: 'read'; readonly name: string; readonly busy: readonly Interval[]; readonly ageMs: number }
  | { readonly kind: 'unread'; readonly name: string; readonly problem: string }

/** Reads all calendars until the thread is stopped, each by itself: a slow server delays no other. */
export async function serveCalendars(port: MessagePort, { calendars, rules, refreshMs }: CalendarsJob): Promise<void> {
  const tell = (news: CalendarNews) => port.postMessage(news)
  await Promise.all(calendars.map((access) => readForever(access, { rules, refreshMs, tell })))
}

interface ReadOptions extends Pick<CalendarsJob, 'rules' | 'refreshMs'> {
  tell(news: CalendarNews): void
}

async function readForever(access: CalendarAccess, { rules, refreshMs, tell }: ReadOptions): Promise<never> {
  const { name } = access
  const read = calendarReader(access, rules, { now: Date.now, onText: () => tell({ kind: 'working', name }) })
  for (;;) {
    const asked = performance.now()
    try {
      const busy = await read()
      tell({ kind: 'read', name, busy, ageMs: performance.now() - asked })
    } catch (error) {
      if (!(error instanceof CalendarProblem)) throw error
      tell({ kind: 'unread', name, problem: error.message })
    }
    await wait(refreshMs)
  }
}
