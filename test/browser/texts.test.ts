// What the specification says word for word, looked for on the finished pages.
import * as assert from 'uvu/assert'
import { allPages, missing, on } from './all-pages.ts'
import { browserSuite, plain, textOf } from './browser.ts'

const WEBSITES = ['/website-erstellen-lassen', '/professionelle-website']
const AGENCY = '/ki-automatisierung-agentur'
const APP = '/app-entwickeln-lassen'

const test = browserSuite('texts')

/** Section 1: what the pages claim. */
const CLAIMS: readonly (readonly [route: string, text: string])[] = [
  ['/', '40 %'],
  ['/', 'Personalkosten sparen'],
  ['/', 'ab 2.500 €'],
  ['/', 'ROI-Garantie'],
  ['/', 'innerhalb von 2 Stunden'],
  ['/', '30+'],
  ['/', 'abgeschlossene Projekte'],
  ['/', '50+ Apps'],
  ['/', '24/7'],
  ['/website-erstellen-lassen', '200+ Unternehmen'],
  ['/website-erstellen-lassen', '5,0 Bewertung'],
  ['/website-erstellen-lassen', '180 %'],
  ['/website-erstellen-lassen', 'mehr Umsatz im Durchschnitt'],
  ['/website-erstellen-lassen', '7 Jahre'],
  [AGENCY, '73 KMU automatisiert'],
  [AGENCY, '65 % ROI innerhalb von 6 Monaten'],
  [AGENCY, '60 Tage ROI-Garantie'],
  [AGENCY, '30 Tage Geld-zurück-Garantie und Support'],
  [AGENCY, '95 % Erfolgsquote'],
  [AGENCY, '3x ROI'],
  [APP, '50+ veröffentlichte Apps'],
]

test('makes every claim that the specification lists', async (visitor) => {
  assert.equal(await missing(visitor, CLAIMS), [])
})

test('prices the website at 2.990 €, crossed out from 4.990 €, a saving of 2.000 €', async (visitor) => {
  for (const route of WEBSITES) {
    const page = await visitor.open(route, { scripts: false })
    const box = page.locator('section', { has: page.locator('del') })
    assert.is(await box.count(), 1, route)
    assert.match(await textOf(box.locator('del')), '4.990 €')
    const text = await textOf(box)
    for (const part of ['Jetzt 2.990 €', 'Sie sparen 2.000 €']) assert.match(text, part)
  }
})

test('states warranty, support, guarantee and delivery of the website offer', async (visitor) => {
  const promises = [
    '30 Tage Zufriedenheitsgarantie',
    '12 Monate Gewährleistung',
    '30 Tage kostenloser Support',
    '2–4 Wochen',
    'Express in 6 Stunden',
    'Agenturen',
    '8.000 €',
  ]
  const wanted = WEBSITES.flatMap((route) => on(route, promises))
  assert.equal(await missing(visitor, wanted), [])
})

test('pitches a pilot, installments and funding with the stated limits', async (visitor) => {
  const pitch = ['Pilot höchstens 5.000 €', 'In Raten über 12–24 Monate', 'Bis zu 50 % Förderung', 'Ab 2.500 €']
  assert.equal(await missing(visitor, on(AGENCY, pitch)), [])
})

const PACKAGES = [
  ['MICRO', '800–2.500 €', '1–2 Mitarbeitende', '1–3 Monaten', '2 Wochen', '1 Monat Support'],
  [
    'STARTER',
    '2.500–8.000 €',
    '3–10 Mitarbeitende',
    '3–6 Monaten',
    '3–4 Wochen',
    '3 Monate Support',
    'Am beliebtesten',
  ],
  ['GROWTH', '8.000–25.000 €', '11–50', '4–8 Monaten', '6–8 Wochen', '6 Monate Support', 'Monatliche'],
  ['SCALE', '25.000–80.000 €', '51–100+', '6–12 Monaten', '10–12 Wochen', '12 Monate', 'Account-Manager', 'Quartal'],
]

test('shows the four packages with price, staff, ROI, delivery, support and extras', async ({ open }) => {
  const page = await open(AGENCY, { scripts: false })
  const cards = page.locator('#pakete li', { has: page.locator('h3') })
  assert.is(await cards.count(), PACKAGES.length)
  for (const [index, parts] of PACKAGES.entries()) {
    const text = await textOf(cards.nth(index))
    for (const part of parts) assert.match(text, part)
    assert.is(text.includes('Am beliebtesten'), parts.includes('Am beliebtesten'))
  }
})

const TIERS = [
  ['10–20 Mitarbeitende', '2.500–12.000 €', '12–24 Monaten'],
  ['50–100 Mitarbeitende', '15.000–50.000 €', '6–12 Monaten'],
  ['200+ Mitarbeitende', '40.000–150.000 €', '4–8 Monaten'],
]

test('shows the example tiers of the agency page', async ({ open }) => {
  const page = await open(AGENCY, { scripts: false })
  const cells = page.locator('#beispiele li')
  assert.is(await cells.count(), TIERS.length)
  for (const [index, parts] of TIERS.entries()) {
    const text = await textOf(cells.nth(index))
    for (const part of parts) assert.match(text, part)
  }
})

/** Section 9: headcount, its investment, its salary and its share of routine work. */
const BRACKETS = [
  [2, 800, 2500, 3200, 0.45],
  [5, 1500, 4000, 3300, 0.4],
  [15, 2500, 8000, 3500, 0.35],
  [50, 8000, 25000, 4000, 0.3],
  [100, 15000, 50000, 4200, 0.3],
] as const

test('calculates the ROI examples as the specification does', async ({ open }) => {
  const page = await open(AGENCY, { scripts: false })
  const rows = page.locator('#rechner tbody tr')
  for (const [staff, from, to, salary, share] of BRACKETS) {
    const monthly = Math.round(staff * salary * share)
    const saving = Math.round((monthly * 12 * 30) / 100)
    const middle = (from + to) / 2
    const months = Math.ceil(middle / (saving / 12))
    const thousands = Math.round((2 * saving - middle) / 1000)
    const row = rows.filter({ has: page.locator('th', { hasText: new RegExp(`^${staff}$`) }) })
    const cells = (await row.locator('td').allTextContents()).map(plain)
    const duration = months === 1 ? '1 Monat' : `${months} Monate`
    const range = `${euros(from)}–${euros(to)} €`
    assert.equal(cells, [`${euros(monthly)} €`, `${euros(saving)} €`, range, duration, `${euros(thousands)} Tsd. €`])
  }
})

/** How many of what a page shows. */
const COUNTS: readonly (readonly [route: string, selector: string, count: number])[] = [
  ...WEBSITES.flatMap((route) => [
    [route, '#referenzen h3', 5] as const,
    [route, '#ablauf h3', 4] as const,
    [route, '#stimmen blockquote', 3] as const,
    [route, '#faq .accordion details', 8] as const,
    [route, '#preis', 1] as const,
  ]),
  ['/professionelle-website', '#garantie', 1],
  ['/professionelle-website', '#inhaber', 1],
  [AGENCY, '#ausgangslage h3', 5],
  [AGENCY, '#faelle li h3', 6],
  [AGENCY, '#bauplan h3', 5],
  [AGENCY, '#faq .accordion details', 6],
  [AGENCY, '#anfrage input[type=radio]', 6],
  [AGENCY, '#inhaber', 1],
  [APP, 'main > section:first-child [role=img]', 9],
  [APP, '#entwuerfe li h3', 6],
  [APP, '#leistungen li h3', 6],
]

test('shows as many projects, steps, cases, cards and questions as the specification counts', async ({ open }) => {
  const page = await open('/', { scripts: false })
  const found: unknown[] = []
  for (const route of new Set(COUNTS.map(([path]) => path))) {
    await page.goto(route)
    for (const [path, selector, expected] of COUNTS) {
      const count = path === route ? await page.locator(selector).count() : expected
      if (count !== expected) found.push([route, selector, count, expected])
    }
  }
  assert.equal(found, [])
})

test('promises an answer within 2 hours, and within 24 hours where the specification says so', async (visitor) => {
  const wanted = [
    ...['/', ...WEBSITES, AGENCY, '/chatbot-agentur', '/ki-beratung', '/ki-automatisierung'].map(
      (route) => [route, 'innerhalb von 2 Stunden'] as const,
    ),
    ['/en/', 'within 2 hours'],
    ['/pt/', 'em até 2 horas'],
    ['/talk-to-us', 'innerhalb von 24 Stunden'],
    ['/en/talk-to-us', 'within 24 hours'],
    ['/pt/talk-to-us', 'em até 24 horas'],
    [APP, 'Antwort innerhalb von 24 Stunden'],
  ] as const
  assert.equal(await missing(visitor, wanted), [])
  const contact = (await allPages(visitor)).get('/talk-to-us')?.texts ?? []
  assert.not.ok(contact.some((text) => text.includes('2 Stunden')))
})

const SCARCITY = ['7 kostenlose Beratungen in diesem Monat', '3 neue Projekte pro Monat', '23:47:12']

test('shows the scarcity lines and the countdown, which does not run', async (visitor) => {
  const texts = [...(await allPages(visitor)).values()].flatMap((page) => page.texts)
  for (const line of SCARCITY)
    assert.ok(
      texts.some((text) => text.includes(line)),
      line,
    )
  const page = await visitor.open('/', { isAlone: true, before: ({ clock }) => clock.install() })
  await page.clock.runFor(60_000)
  assert.is(await page.locator('main').getByText('23:47:12').count(), 1)
})

test.run()

const euros = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.')
