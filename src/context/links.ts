import type { Language, Page } from '../types.ts'
import type { Link } from './localise.ts'

/** The pages of a site by every address that an author may write. */
export interface RouteTable {
  /** The route of the page that an author means, in this language if the page has it; null if there is none. */
  find(written: string, language: Language): string | null
}

/** Makes the table that turns "/talk-to-us" on an English page into "/en/talk-to-us". */
export function routeTable(pages: readonly Page[], defaultLanguage: Language): RouteTable {
  const owners = new Map<string, Page>()
  const versions = new Map<string, string>()
  for (const page of pages) {
    versions.set(`${page.source.file} ${page.language}`, page.route)
    for (const route of [page.route, ...page.aliases]) owners.set(withoutSlash(route), page)
  }
  return {
    find(written, language) {
      const owner = owners.get(withoutSlash(written))
      if (!owner) return null
      // An address with a language in it is meant as it stands: on any page, "/en/" leads to the English one.
      if (owner.language !== defaultLanguage) return owner.route
      // An alias is kept as written: it is an address of its own.
      const alias = owner.aliases.find((route) => withoutSlash(route) === withoutSlash(written))
      return alias ?? versions.get(`${owner.source.file} ${language}`) ?? owner.route
    },
  }
}

/**
 * A link as an author writes it, made ready for a page.
 *
 * @param bookingPage route of the page that stands in for the booking dialog without scripts
 */
export function toLink(
  written: string,
  routes: RouteTable,
  { language, bookingPage }: { language: Language; bookingPage: string },
): Link {
  if (written === 'booking') {
    return { href: routes.find(bookingPage, language) ?? bookingPage, opens: 'booking', external: false }
  }
  if (!written.startsWith('/')) return { href: written, opens: null, external: /^https?:/.test(written) }
  const [, path = written, rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  return { href: `${routes.find(path, language) ?? path}${rest}`, opens: null, external: false }
}

function withoutSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '')
}
