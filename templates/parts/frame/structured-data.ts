// What search engines read about a page (https://schema.org, JSON-LD). Only what the page itself shows: no
// ratings, and no details of the operator while they are placeholders.
import type { PageData, Section } from '../../../schemas/types.ts'
import type { Context } from '../../types.ts'
import { homeHref } from './Brand.tsx'

type Thing = Readonly<Record<string, unknown>>

/** One graph per page: operator, website, and what the sections of the page add. */
export function structuredData(page: PageData, context: Context): Thing {
  const things = [
    operator(context),
    website(context),
    breadcrumbs(page, context),
    questions(page.sections),
    service(page, context),
  ]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) }
}

const idOf = ({ settings }: Context, name: string) => `${settings.url}/#${name}`

function operator(context: Context): Thing {
  const { settings, data } = context
  const about = { '@type': 'ProfessionalService', '@id': idOf(context, 'operator'), name: settings.name }
  const home = { url: `${settings.url}/`, description: data.navigation.tagline, logo: logo(context) }
  return { ...about, ...home, ...(data.operator.placeholders ? {} : identity(context)) }
}

function logo({ settings }: Context): string {
  return `${settings.url}${settings.icon.url}`
}

function identity({ data: { operator: owner } }: Context): Thing {
  return {
    founder: { '@type': 'Person', name: owner.name },
    telephone: owner.phone,
    email: owner.email,
    ...(owner.vatId && { vatID: owner.vatId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: owner.street,
      postalCode: owner.postalCode,
      addressLocality: owner.city,
      addressCountry: owner.country,
    },
  }
}

function website(context: Context): Thing {
  const { settings } = context
  return {
    '@type': 'WebSite',
    '@id': idOf(context, 'website'),
    name: settings.name,
    url: `${settings.url}/`,
    inLanguage: settings.languages,
    publisher: { '@id': idOf(context, 'operator') },
  }
}

function breadcrumbs(page: PageData, context: Context): Thing | null {
  const home = `${context.settings.url}${homeHref(context)}`
  const isFound = page.seo.index !== false || page.seo.canonical !== undefined
  if (context.url === home || !isFound) return null
  const steps = [
    { name: context.settings.name, item: home },
    { name: page.sheet.name, item: context.url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function questions(sections: readonly Section[]): Thing | null {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.faq.items : []))
  if (items.length === 0) return null
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@type': 'FAQPage', mainEntity }
}

function service(page: PageData, context: Context): Thing | null {
  const offers = page.sections.flatMap((section) => offersOf(section, context))
  if (offers.length === 0) return null
  return {
    '@type': 'Service',
    name: page.sheet.name,
    description: page.seo.description,
    url: context.url,
    provider: { '@id': idOf(context, 'operator') },
    areaServed: 'DE',
    offers,
  }
}

function offersOf(section: Section, context: Context): Thing[] {
  const net = { valueAddedTaxIncluded: !context.settings.pricesNet }
  if (section.type === 'price-box') {
    const { title, price } = section.offer
    return [offer(title, { price, ...net })]
  }
  if (section.type !== 'packages' && section.type !== 'tiers') return []
  const priced = section.type === 'packages' ? section.packages : section.tiers
  return priced.map(({ name, price }) => offer(name, { minPrice: price.from, maxPrice: price.to, ...net }))
}

function offer(name: string, price: Thing): Thing {
  const priceSpecification = { '@type': 'PriceSpecification', priceCurrency: 'EUR', ...price }
  return { '@type': 'Offer', name, priceSpecification }
}
