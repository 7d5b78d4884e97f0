import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Operator, PageData, Section } from '../../../schemas/types.ts'
import { altered, germanSite, type Part } from '../../../test/german-site.ts'
import type { Context } from '../../types.ts'
import { structuredData } from './structured-data.ts'

const site = await germanSite()
const test = suite('structuredData')

test('leaves out the details of the operator while they are placeholders', () => {
  const about = (placeholders: boolean) => thing('ProfessionalService', page(), context({ placeholders }))
  assert.is(at(about(true), 'telephone'), undefined)
  assert.is(at(about(false), 'telephone'), '+49 1')
})

test('lists the questions of the page', () => {
  const items = [{ id: 'a', question: 'Q?', answer: 'A.' }]
  const sections = [altered(site.section('faq'), { faq: { items } })]
  const question = at(thing('FAQPage', page(sections), context({})), 'mainEntity/0')
  assert.equal(question, { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } })
})

test('offers what the page has prices for, and says that they are net', () => {
  const packages = site.section('packages')
  const sections = [
    altered(site.section('price-box'), { offer: { title: 'Website', price: 2990 } }),
    { ...packages, packages: packages.packages.map((one) => ({ ...one, price: { from: 800, to: 2500 } })) },
  ]
  const service = thing('Service', page(sections), context({}))
  assert.is(at(service, 'offers/0/priceSpecification/price'), 2990)
  assert.is(at(service, 'offers/0/priceSpecification/valueAddedTaxIncluded'), false)
  assert.is(at(service, 'offers/1/priceSpecification/minPrice'), 800)
  assert.is(at(service, 'offers/1/priceSpecification/maxPrice'), 2500)
})

test('has no service, no questions and no breadcrumbs where there are none', () => {
  const types = graph(page(), context({}, 'https://site.example/')).map((part) => at(part, '@type'))
  assert.equal(types, ['ProfessionalService', 'WebSite'])
})

test('links to no page that is kept out of search engines', () => {
  const missing = { ...page(), seo: { title: 'T', description: 'D', index: false } }
  assert.is(thing('BreadcrumbList', missing, context({}, 'https://site.example/404')), undefined)
  assert.ok(thing('BreadcrumbList', page(), context({})))
})

test.run()

const graph = (data: PageData, about: Context) => structuredData(data, about)['@graph'] as object[]

function thing(type: string, data: PageData, about: Context): unknown {
  return graph(data, about).find((part) => at(part, '@type') === type)
}

/** What stands at a path such as "offers/0/name". */
function at(value: unknown, path: string): unknown {
  return path.split('/').reduce((part, key) => (part as Readonly<Record<string, unknown>>)[key], value)
}

function page(sections: Section[] = []): PageData {
  const seo = { title: 'T', description: 'D' }
  return altered(site.page, { sheet: { name: 'KI', number: 2 }, seo, sections })
}

function context(owner: Part<Operator>, url = 'https://site.example/ki'): Context {
  const operator = { placeholders: true, name: 'N', phone: '+49 1', ...owner }
  const icon = { url: '/favicon.svg' }
  const settings = {
    url: 'https://site.example',
    name: 'S',
    defaultLanguage: 'de',
    languages: ['de'],
    icon,
    pricesNet: true,
  }
  return altered(site.context, { url, settings, data: { operator, navigation: { tagline: 'T' } } })
}
