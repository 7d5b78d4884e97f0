import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { registeredLead } from '../../test/lead.ts'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import { wordsIn } from '../lib/texts.ts'
import type { Count } from '../outbox/counts.ts'
import { officeHours } from '../reply/office-hours.ts'
import { type ReportData, reportOf } from './report.ts'
import { reportText } from './report-text.ts'
import { reportWeekAt } from './week.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const WEEK = reportWeekAt(NOW, 'Europe/Berlin')

const report = suite('reportOf')

report('counts the leads of the visits that began on a page, in both periods', () => {
  const found = about({
    leads: [...leadsOn('2026-11-20', '/ki', 4), ...leadsOn('2026-10-20', '/ki', 1), ...leadsOn('2026-09-01', '/ki', 9)],
    visits: [
      visits('2026-11-22', '/ki?utm_source=brief', 40),
      visits('2026-10-26', '/ki', 60),
      visits('2026-10-25', '/ki', 80),
    ],
  })
  assert.equal(
    found.pages.map(({ name, now, before }) => [name, now.count, now.of, before.count, before.of]),
    [['/ki', 4, 100, 1, 80]],
  )
  assert.equal([found.leads.now.count, found.leads.now.of], [4, 100])
})

report('does not claim to know of how many visits leads came that were not counted whole', () => {
  const found = about({ leads: leadsOn('2026-11-20', '/ki', 4), visits: [visits('2026-11-20', '/ki', 3)] })
  const [page] = found.pages
  assert.equal([page?.now.of, page?.now.interval, page?.before.of, page?.change], [null, null, null, 'unclear'])
})

report('shows pages that bring visits and no leads, and leads that do not say where they began', () => {
  const found = about({
    leads: [registeredLead(1, { createdAt: new Date('2026-11-20T12:00:00Z') })],
    visits: [visits('2026-11-20', '/leer', 180)],
  })
  assert.equal(
    found.pages.map(({ name, now }) => [name, now.count, now.of]),
    [
      [null, 1, null],
      ['/leer', 0, 180],
    ],
  )
})

report('counts apart what looks like a robot’s and what was left halfway', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z')
  const found = about({
    leads: [
      registeredLead(1, { createdAt }),
      registeredLead(2, { createdAt, suspicion: ['honeypot'] }),
      registeredLead(3, { createdAt, kind: 'partial', source: 'home-step1' }),
    ],
    started: [visits('2026-11-20', 'home', 5)],
  })
  assert.equal([found.leads.now.count, found.suspected, found.partial], [1, 1, 1])
  assert.equal(
    found.forms.map(({ name, now }) => [name, now.count, now.of]),
    [['home', 1, 5]],
  )
})

report('says more or less only where the numbers do', () => {
  const change = (now: number, before: number) =>
    about({
      leads: [...leadsOn('2026-11-20', '/ki', now), ...leadsOn('2026-10-20', '/ki', before)],
      visits: [visits('2026-11-20', '/ki', 200), visits('2026-10-20', '/ki', 200)],
    }).change
  assert.equal([change(7, 3), change(30, 3), change(3, 30), change(0, 0)], ['unclear', 'more', 'less', 'unclear'])
})

report.run()

const words = suite('reportText')

words('says it in the language of the owner, with the interval behind each share', () => {
  const data = {
    leads: [...leadsOn('2026-11-20', '/ki', 7, { section: 'Pakete\u202E' }), ...leadsOn('2026-10-20', '/ki', 3)],
    visits: [visits('2026-11-20', '/ki', 212), visits('2026-10-20', '/ki', 198)],
  }
  const { subject, text } = textOf(data, 'de')
  assert.is(subject, 'Wochenbericht 2026-W47: Anfragen in vier Wochen: 7')
  assert.match(
    text,
    `Die vier Wochen vom 26. Oktober 2026 bis zum 22. November 2026, jeweils mit den vier Wochen davor.

Anfragen von Besuchen: 7 von 212 (1,6 bis 6,7 %)
davor 3 von 198 (0,5 bis 4,4 %): kein Unterschied erkennbar
Anteil der Besuche: kein Unterschied erkennbar

Nach der Seite, auf der der Besuch begann (Anfragen von Besuchen)
  /ki
    7 von 212 (1,6 bis 6,7 %)
    davor 3 von 198 (0,5 bis 4,4 %): kein Unterschied erkennbar
`,
  )
  assert.match(text, '\n  Pakete\n    7 von 7 (65 bis 100 %)\n')
  assert.match(
    textOf(data, 'en').text,
    '7 of 212 (1.6 to 6.7 %)\nbefore 3 of 198 (0.5 to 4.4 %): no difference can be seen',
  )
  for (const language of ['de', 'en', 'pt'])
    assert.not.match(textOf(data, language).text, /[{}]|undefined|NaN/, language)
})

words('shortens long lists', () => {
  const { text } = textOf({ visits: Array.from({ length: 20 }, (_, n) => visits('2026-11-20', `/${n}`, 20 - n)) }, 'de')
  assert.match(text, '\n  und 8 weitere\n')
})

words('says how fast answers came', () => {
  const createdAt = new Date('2026-11-20T09:00:00Z')
  const promise = { hours: 2, dueAt: new Date('2026-11-20T11:00:00Z') }
  const answered = (n: number, minutes: number) =>
    registeredLead(n, { createdAt, promise, answeredAt: new Date(+createdAt + minutes * 60_000) })
  const { text } = textOf({ leads: [answered(1, 30), answered(2, 60), answered(3, 130)] }, 'de')
  assert.match(text, 'Zusage 2 Stunden: 2 von 3 (21 bis 94 %) rechtzeitig, im Median nach 60 Minuten')
})

words.run()

function about(data: Partial<ReportData>) {
  return reportOf({ leads: [], visits: [], started: [], ...data }, { week: WEEK, now: NOW, office: officeHours(null) })
}

function textOf(data: Partial<ReportData>, language: string) {
  return reportText(about(data), { words: wordsIn(language, SITE_TEXTS).mails.report, language })
}

function visits(day: string, name: string, count: number): Count {
  return { day, name, count }
}

function leadsOn(day: string, landing: string, count: number, more: object = {}) {
  const createdAt = new Date(`${day}T23:59:00Z`)
  return Array.from({ length: count }, (_, n) =>
    registeredLead(n, { createdAt, payload: { context: { landing, ...more } } }),
  )
}
