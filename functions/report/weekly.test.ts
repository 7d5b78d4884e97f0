import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lead, withStore } from '../../test/lead.ts'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import { type MailServer, startMailServer } from '../../test/smtp-server.ts'
import type { Logger } from '../lib/log.ts'
import { openStore, type Store } from '../outbox/store.ts'
import { officeHours } from '../reply/office-hours.ts'
import { mailReporter } from '../sinks/mail.ts'
import type { Reporter } from '../sinks/sink.ts'
import { weeklyReport } from './weekly.ts'

const test = suite<{ server: MailServer }>('weeklyReport')

const SUNDAY = new Date('2026-03-01T20:00:00Z')
const EARLY = new Date('2026-03-02T05:59:00Z')
const MONDAY = new Date('2026-03-02T06:00:00Z')
const THURSDAY = new Date('2026-03-05T12:00:00Z')
const NEXT_MONDAY = new Date('2026-03-09T06:00:00Z')

test.before.each(async (context) => {
  context.server = await startMailServer()
})

test.after.each(({ server }) => server.close())

test('is mailed on Monday at seven o’clock of the owner, once, and a week later again', ({ server }) =>
  withStore([], async (store) => {
    await store.outbox.put(lead(1))
    await store.outbox.countVisit('2026-02-20', '/ki')
    for (const now of [SUNDAY, EARLY]) await run(store, server.url, now)
    assert.equal(subjects(server), ['Wochenbericht 2026-W08: Anfragen in vier Wochen: 0'])
    for (const now of [MONDAY, MONDAY, THURSDAY]) await run(store, server.url, now)
    assert.equal(subjects(server).slice(1), ['Wochenbericht 2026-W09: Anfragen in vier Wochen: 1'])
    await run(store, server.url, NEXT_MONDAY)
    assert.equal(subjects(server).slice(2), ['Wochenbericht 2026-W10: Anfragen in vier Wochen: 1'])
    assert.match(server.received[1]?.mail.text ?? '', 'Anfragen von Besuchen: 1 von 1')
    assert.is(server.received[1]?.mail.html, undefined)
  }))

test('is mailed once by many processes at the same moment', ({ server }) =>
  withStore([], async (store, url) => {
    await store.outbox.put(lead(1))
    const others = await Promise.all([1, 2, 3].map(() => openStore({ url, sinks: [] })))
    try {
      await Promise.all(others.map(({ time }) => time.tick()))
      await Promise.all([store, ...others, store, ...others].map((one) => run(one, server.url, MONDAY)))
      assert.is(server.received.length, 1)
    } finally {
      await Promise.all(others.map((other) => other.close()))
    }
  }))

test('comes from another process when the first one ended before it was mailed', ({ server }) =>
  withStore([], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    assert.is((await store.reports.claimReport('2026-W09', 165_000)).state, 'mine')
    await run(store, server.url, MONDAY)
    assert.is(server.received.length, 0)
    await clocks.pass(store, 3)
    await run(store, server.url, MONDAY)
    assert.is(server.received.length, 1)
  }))

test('is tried again while the mail server is away, and not lost', ({ server }) =>
  withStore([], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    const warnings: unknown[] = []
    const away: Reporter = { tryMs: 1000, send: async () => ({ kind: 'failed', problem: 'away' }) }
    await weeklyReport({ ...deps(store, MONDAY, warnings), reporter: away })()
    assert.equal(warnings, [{ week: '2026-W09', problem: 'away' }])
    await run(store, server.url, MONDAY)
    assert.is(server.received.length, 0)
    await clocks.pass(store, 1)
    await run(store, server.url, MONDAY)
    assert.is(server.received.length, 1)
  }))

test('is not mailed before there is anything to tell', ({ server }) =>
  withStore([], async (store) => {
    await run(store, server.url, MONDAY)
    await store.outbox.put(lead(1, { createdAt: MONDAY }))
    await store.outbox.countVisit('2026-03-02', '/')
    await run(store, server.url, MONDAY)
    assert.is(server.received.length, 0)
  }))

test('survives a store that fails, and comes once it works', ({ server }) =>
  withStore([], async (store) => {
    await store.outbox.put(lead(1))
    const errors: unknown[] = []
    const counts = { ...store.counts, visits: () => Promise.reject(new Error('disk')) }
    const broken = { ...store, counts }
    await weeklyReport({ ...deps(store, MONDAY, errors), store: broken, reporter: reporterAt(server.url) })()
    assert.is(errors.length, 1)
    assert.is(server.received.length, 0)
  }))

test.run()

const subjects = ({ received }: MailServer) => received.map(({ mail }) => mail.subject)

function reporterAt(url: string): Reporter {
  const address = 'owner@example.org'
  return mailReporter({ url, to: address, from: address, confirms: false, reminds: true, reports: true })
}

/** What a process does every minute. */
function run(store: Store, url: string, now: Date): Promise<void> {
  return weeklyReport({ ...deps(store, now), reporter: reporterAt(url) })()
}

function deps(store: Store, now: Date, noted: unknown[] = []) {
  const note = (about: unknown) => {
    noted.push(about)
  }
  const log = { info: note, warn: note, error: note } as Logger
  return { store, texts: SITE_TEXTS, office: officeHours(null), log, now: () => now, random: () => 0 }
}
