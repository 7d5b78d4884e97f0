// What functions/appointments makes of a calendar, held against an independent program: Python's dateutil.
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { freeSlots, relevantTime } from '../functions/appointments/free-slots.ts'
import { busyTimes } from '../functions/appointments/ical/busy-times.ts'
import { type Interval, overlap } from '../functions/appointments/intervals.ts'
import type { AppointmentRules } from '../functions/appointments/rules.ts'
import { ANCHORS, randomCalendar } from './random-calendar.ts'
import { testUnless } from './unless.ts'

const PYTHON = '/usr/bin/python3'
const EXPANDER = fileURLToPath(new URL('fixtures/expand_calendars.py', import.meta.url))

/** Calendars to compare; `CALENDARS=300` compares more of them. */
const COUNT = Number(process.env['CALENDARS'] ?? 60)
const SEED = Number(process.env['SEED'] ?? 21)

const NAME = 'when somebody is busy'
const test = suite(NAME)

const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 15, noticeHours: 0, horizonDays: 14 },
  hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [{ from: '00:00', to: '24:00' }],
    ]),
  ),
}

const hasDateutil = spawnSync(PYTHON, ['-c', 'import dateutil'], { stdio: 'ignore' }).status === 0
const reason = hasDateutil ? null : `${PYTHON} has no dateutil: apt-get install python3-dateutil`

testUnless(reason, { test, suite: NAME, name: `is what dateutil finds in ${COUNT} calendars` }, () =>
  withExpander(async (expand) => {
    let offered = 0
    const compared = fc.asyncProperty(
      fc.constantFrom(...ANCHORS).chain((anchor) => fc.tuple(fc.constant(anchor), randomCalendar(anchor))),
      async ([anchor, ics]) => {
        const now = Date.parse(`${anchor}T00:00:00Z`) - 3 * 24 * 60 * 60 * 1000
        const time = relevantTime(RULES, now)
        const wanted = await expand({ ics, zone: RULES.zone, ...time })
        const busy = busyTimes(ics, { zone: RULES.zone, time })
        assert.equal(busy.map(written), wanted.map(written))
        const slots = freeSlots({ rules: RULES, busy, taken: [], now })
        assert.equal(slots, slotsOutside(wanted, now))
        offered += slots.length
      },
    )
    await fc.assert(compared, { numRuns: COUNT, seed: SEED })
    assert.ok(offered > COUNT * 100, `${offered} slots in ${COUNT} calendars`)
  }),
)

test.run()

/** For messages that a reader understands. */
const written = ({ start, end }: Interval) => `${new Date(start).toISOString()} to ${new Date(end).toISOString()}`

/** Every slot, but for those that meet a busy time or have less than the buffer to it. */
function slotsOutside(busy: readonly Interval[], now: number): Interval[] {
  const bufferMs = RULES.bufferMinutes * 60_000
  return freeSlots({ rules: RULES, busy: [], taken: [], now }).filter(
    ({ start, end }) => !busy.some((one) => overlap(one, { start: start - bufferMs, end: end + bufferMs })),
  )
}

type Expand = (question: Interval & { readonly ics: string; readonly zone: string }) => Promise<Interval[]>

/** Runs the other program while `use` asks it. */
async function withExpander(use: (expand: Expand) => Promise<void>): Promise<void> {
  const child = spawn(PYTHON, [EXPANDER], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  try {
    await use(async (question) => {
      child.stdin.write(`${JSON.stringify(question)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('The other program ended')
      return (JSON.parse(value) as [number, number][]).map(([start, end]) => ({ start, end }))
    })
  } finally {
    child.kill()
  }
}
