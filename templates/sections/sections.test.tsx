import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type {
  FaqSection,
  HeroSection,
  LegalTextSection,
  Package,
  PackagesSection,
  Proof,
  RoiCalculatorSection,
  ScarcityNotice,
  ShortFormSection,
  Testimonial,
} from '../../schemas/types.ts'
import { altered, germanSite } from '../../test/german-site.ts'
import type { SectionProps } from '../types.ts'
import { CaseStudies } from './CaseStudies.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { LegalText } from './LegalText.tsx'
import { NotFound } from './NotFound.tsx'
import { Packages } from './Packages.tsx'
import { RealCase } from './pieces/RealCase.tsx'
import { Scarcity } from './pieces/Scarcity.tsx'
import { References } from './References.tsx'
import { RoiCalculator } from './RoiCalculator.tsx'
import { ShortForm } from './ShortForm.tsx'
import { Testimonials } from './Testimonials.tsx'

const site = await germanSite()
const head = { label: 'Rechner', title: 'Was bringt es?' }

const faqs = suite('Faq')

faqs('lets the browser keep one answer open where the author asks for it', () => {
  const html = render(Faq, { ...questions(), exclusive: true })
  assert.equal(html.match(/<details[^>]*>/g), [
    '<details id="kosten" name="fragen-answers" open="">',
    '<details id="dauer" name="fragen-answers">',
  ])
})

faqs('lets several be open at once otherwise', () => {
  assert.not.match(render(Faq, { ...questions(), exclusive: false }), '<details name')
})

faqs.run()

const heroes = suite('Hero')

heroes('opens its doors, and another one where the visitor reads another language', () => {
  const to = (href: string) => ({ href, opens: null, external: false })
  const section: HeroSection = {
    ...site.section('hero'),
    doors: [
      {
        title: 'Weniger tippen',
        text: 'Software liest',
        to: to('/lesen'),
        elsewhere: [{ language: 'en', to: to('/read') }],
      },
      { title: 'Eine App', text: 'Für das Team', to: to('/app') },
    ],
  }
  const doors = (language: string) =>
    [
      ...renderToStaticMarkup(<Hero section={section} number="01" context={{ ...site.context, language }} />).matchAll(
        /<li><a href="([^"]+)"/g,
      ),
    ].map(([, href]) => href)
  assert.equal(
    [doors('de'), doors('en')],
    [
      ['/lesen', '/app'],
      ['/read', '/app'],
    ],
  )
})

heroes.run()

const packages = suite('Packages')

packages('says what a package costs, for whom, and what it holds', () => {
  const text = plain(render(Packages, packagesOf(starter())))
  for (const part of [
    'STARTER',
    '3–10 Mitarbeitende',
    '2.500–8.000\u00a0€',
    'zuzüglich Umsatzsteuer',
    'ROI nach 3–6 Monaten',
  ])
    assert.match(text, part)
  for (const part of ['Lieferung in 3–4 Wochen', '1 Monat Support', 'Monatliche Durchsicht']) assert.match(text, part)
})

packages('leads to the booking with a name that distinguishes the packages', () => {
  const html = render(Packages, packagesOf(starter()))
  assert.match(html, /<a class="button button--secondary button--wide" href="\/talk-to-us" data-open="booking"/)
  assert.match(plain(html), 'Paket wählen: STARTER')
})

packages('frames only the highlighted package and fills its button', () => {
  const html = render(
    Packages,
    packagesOf(starter(), { ...starter(), name: 'GROWTH', highlighted: true, badge: 'Beliebt' }),
  )
  assert.is(html.match(/package--main/g)?.length, 1)
  assert.is(html.match(/class="button button--wide"/g)?.length, 1)
})

packages.run()

const calculator = suite('RoiCalculator')

calculator('shows the example of the table to the euro', () => {
  const text = plain(render(RoiCalculator, roiSection()))
  for (const part of ['6.600\u00a0€', '23.760\u00a0€', '2 Monate', '45\u00a0Tsd.\u00a0€']) assert.match(text, part)
})

calculator('lists the results for typical sizes for visitors without scripts', () => {
  const html = render(RoiCalculator, roiSection())
  const sizes = [...html.matchAll(/<th scope="row">(\d+)<\/th>/g)].map(([, size]) => size)
  assert.equal(sizes, ['2', '5'])
})

calculator('has controls only where scripts run, and the inputs of its result where they do not', () => {
  const html = render(RoiCalculator, roiSection())
  const [given = '', controls = '', rest = ''] = html.split(
    /<div class="form calculator__controls">|<dl class="pairs"><div><dt>Routinekosten/,
  )
  assert.match(given, 'class="calculator__given"')
  assert.match(plain(given), 'Mitarbeitende5Zeitersparnis30\u00a0%')
  assert.match(controls, /type="range".*type="radio"/)
  const buttons = (given + rest).match(/<(input|button)[^>]*>/g) ?? []
  assert.ok(buttons.every((button) => /class="[^"]*calculator__controls/.test(button)))
})

calculator.run()

const form = suite('ShortForm')

form('sends nothing: its fields stand in no form, and its button leads to the booking', () => {
  const section: ShortFormSection = {
    type: 'short-form',
    id: 'anfrage',
    head,
    action: 'Vereinbaren',
    note: 'Kostenlos',
  }
  const html = render(ShortForm, section)
  assert.not.match(html, /<form|type="submit"/)
  assert.match(
    html,
    /<a [^>]*href="\/talk-to-us"[^>]*data-open="booking"|<a [^>]*data-open="booking"[^>]*href="\/talk-to-us"/,
  )
  const names = new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))
  assert.equal([...names], ['name', 'phone', 'company', 'employees'])
})

form.run()

const scarcity = suite('Scarcity')

scarcity('says a time that does not tick in words', () => {
  const notice: ScarcityNotice = {
    text: '7 kostenlose Beratungen',
    countdown: { label: 'Angebot endet in {value} Stunden', value: '23:47:12' },
  }
  const html = renderToStaticMarkup(<Scarcity notice={notice} />)
  assert.match(html, '>7 kostenlose Beratungen<')
  assert.match(html, '>Angebot endet in 23:47:12 Stunden<')
})
scarcity.run()

const quotes = suite('Testimonials')

quotes('shows the stars that a customer gave, and none for words that nobody stands for', () => {
  const [quote] = site.section('testimonials').testimonials
  assert.ok(quote)
  const starsOf = (part: Partial<Testimonial>) =>
    render(Testimonials, { type: 'testimonials', head, testimonials: [{ ...quote, ...part }] }).match(/#i-star/g)
      ?.length
  assert.is(starsOf({ stars: 4, confirmed: true }), 4)
  assert.is(starsOf({ stars: 4, confirmed: false }), undefined)
  assert.is(starsOf({ confirmed: true }), undefined)
})

quotes.run()

const references = suite('References')

references('marks a project that is no real customer’s', () => {
  const [reference] = site.section('references').references
  assert.ok(reference)
  const isMarked = (example: boolean) =>
    /Beispiel</.test(render(References, { type: 'references', id: 'a', head, references: [{ ...reference, example }] }))
  assert.ok(isMarked(true))
  assert.not.ok(isMarked(false))
})

references.run()

const proof = suite('RealCase')

proof('shows a case that the owner has confirmed, and nothing while its slot is empty', () => {
  const photo = { file: { file: 'a.svg', url: '/a.svg', width: 3, height: 2, sources: [] }, alt: 'Werkstatt' }
  const figures = [{ label: 'Ein Angebot schreiben', before: '45 min', after: '6 min' }]
  const found = { name: 'Sanitär Beispiel', town: 'Ort', photo, figures, confirmed: true }
  const html = (filled: Proof) => renderToStaticMarkup(<RealCase proof={filled} words={words().proof} />)
  for (const part of ['Sanitär Beispiel, Ort', 'vorher 45 min', 'nachher 6 min', 'alt="Werkstatt"'])
    assert.match(html({ case: found }), part)
  assert.is(html({ case: { ...found, confirmed: false } }), '')
  assert.is(html({}), '')
})

proof.run()

const cases = suite('CaseStudies')

cases('marks a case that is no real customer’s', () => {
  const study = {
    logo: 'kanzlei' as const,
    name: 'Kanzlei',
    role: '',
    company: '',
    industry: '',
    problem: '',
    solution: '',
    result: '',
  }
  const figures = { investment: { from: 800, to: 2500 }, roiMonths: { from: 1, to: 1 } }
  const draw = (example: boolean) =>
    render(CaseStudies, {
      type: 'case-studies',
      head,
      cases: [{ ...study, ...figures, example }],
      intervalMs: 5000,
      autoplay: false,
    })
  assert.match(draw(true), '>Beispiel</span>')
  assert.not.match(draw(false), '>Beispiel</span>')
})

cases.run()

const legal = suite('LegalText')

legal('holds both languages and links that show one of them', () => {
  const html = render(LegalText, privacy(true))
  assert.match(html, /<article[^>]*id="text-de" lang="de">/)
  assert.match(html, /<article[^>]*id="text-en" lang="en">/)
  assert.is(html.match(/href="\?lang=en#text-en"/g)?.length, 2)
})

legal('has one h1, and a title of the same rank for the other language', () => {
  const html = render(LegalText, privacy(true))
  assert.equal(html.match(/<h1>.*?<\/h1>/g), ['<h1>Datenschutz</h1>'])
  assert.match(html, 'role="heading" aria-level="1">Privacy</p>')
})

legal('holds only the language of the page without the switch', () => {
  assert.not.match(render(LegalText, privacy(false)), /text-en|lang=en/)
})

legal.run()

const missing = suite('NotFound')

missing('shows every language it has, one of them as the heading of the page', () => {
  const entry = (language: string, title: string) => ({
    language,
    title,
    text: '',
    links: [{ label: title, to: link('/') }],
  })
  const html = render(NotFound, { type: 'not-found', entries: [entry('de', 'Kein Raum'), entry('en', 'No room')] })
  assert.match(html, /lang="de"><h1>Kein Raum<\/h1>/)
  assert.match(html, /lang="en"><h2[^>]*>No room<\/h2>/)
})

missing.run()

function questions(): Omit<FaqSection, 'exclusive'> {
  const items = ['kosten', 'dauer'].map((id) => ({ id, question: `${id}?`, answer: 'Kommt darauf an.' }))
  return { type: 'faq', id: 'fragen', head, faq: { items } }
}

function starter(): Package {
  return {
    name: 'STARTER',
    staff: { from: 3, to: 10 },
    price: { from: 2500, to: 8000 },
    roiMonths: { from: 3, to: 6 },
    deliveryWeeks: { from: 3, to: 4 },
    supportMonths: 1,
    extras: ['Monatliche Durchsicht'],
    cubes: [2, 2, 1],
  }
}

function packagesOf(...items: Package[]): PackagesSection {
  return { type: 'packages', head, packages: items, priceNote: 'zuzüglich Umsatzsteuer', action: 'Paket wählen' }
}

function roiSection(): RoiCalculatorSection {
  const table = {
    employees: { min: 1, max: 5, step: 1, default: 5 },
    percents: { choices: [30], default: 30 },
    brackets: [
      { upTo: 2, investment: { from: 800, to: 2500 }, monthlySalary: 3200 },
      { upTo: null, investment: { from: 1500, to: 4000 }, monthlySalary: 3300 },
    ],
    routineShares: [{ upTo: null, share: 0.4 }],
  }
  return {
    type: 'roi-calculator',
    head,
    table,
    action: { label: 'Nachrechnen', to: link('/') },
    note: 'Beispielrechnung',
  }
}

function privacy(toggle: boolean): LegalTextSection {
  const matter = (language: string, title: string) => ({ title, language, updated: '2025-02-05', description: '' })
  const document = {
    html: { en: '<p>English</p>', de: '<p>Deutsch</p>' },
    data: { en: matter('en', 'Privacy'), de: matter('de', 'Datenschutz') },
  }
  return { type: 'legal-text', title: 'Datenschutz', document, toggle }
}

function link(href: string) {
  return { href, opens: null, external: false }
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}

/** Renders a section on the home page in German, with the words that tests look at. */
function render<T>(template: (props: SectionProps<T>) => ReactNode, section: NoInfer<T>): string {
  const props = { section, number: '01', context: context() }
  return renderToStaticMarkup(template(props))
}

function context() {
  const employees = { options: [{ value: '1' as const, label: 'Nur ich' }], default: '1' as const }
  const languageLinks = [{ language: 'en', name: 'English', short: 'EN', href: '/en/', isCurrent: false }]
  const data = { interface: words(), booking: { employees } }
  return altered(site.context, { bookingUrl: '/talk-to-us', settings: { hyphenation: [] }, languageLinks, data })
}

function words() {
  const counted = (one: string, other: string) => ({ one: `{n} ${one}`, other: `{n} ${other}` })
  const months = counted('Monat', 'Monate')
  return {
    example: 'Beispiel',
    stars: '',
    device: { onDesktop: '', onPhone: '' },
    proof: { label: '', before: 'vorher', after: 'nachher' },
    field: {},
    shortForm: {},
    legal: { updated: '{date}' },
    caseStudy: { months },
    carousel: { choose: '', show: '', previous: '', next: '', position: '' },
    calculator: {
      months,
      percent: '{n} %',
      thousands: '{n} Tsd. €',
      sentence: '{saving}',
      employees: 'Mitarbeitende',
      percents: 'Zeitersparnis',
      monthlyCost: 'Routinekosten',
      investment: 'Investition',
      saving: 'Ersparnis',
      payback: 'Zurück nach',
      twoYears: 'Ertrag',
      employeesValue: counted('Person', 'Mitarbeitende'),
      chart: { title: 'Verlauf', saving: 'Ersparnis', sentence: '{saving}' },
      sheet: { button: 'Berechnung als PDF' },
    },
    titleBlock: { position: '{n} von {total}' },
    packages: {
      staff: counted('Person', 'Mitarbeitende'),
      roi: { one: 'ROI nach {n} Monat', other: 'ROI nach {n} Monaten' },
      delivery: { one: 'Lieferung in {n} Woche', other: 'Lieferung in {n} Wochen' },
      support: counted('Monat Support', 'Monate Support'),
    },
  }
}
