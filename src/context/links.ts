import { withoutSlash } from '../../common/addresses.ts'
import type { Language, Page } from '../types.ts'
import type { Link } from './localise.ts'

/** The pages of a site by every address that an author may write. */
export interface RouteTable {
  /** The route of the page that an author means, in this language if the page has it; null if there is none. */
  find(written: string, language: Language): string | null
}

/** Makes the table that turns "/talk-to-us" on an English page into "/en/talk-to-us". */
export function routeTable(pages: readonly Page[], defaultLanguage: Language): RouteTable {
  const owners = new Map<string, { page: Page; index: number }>()
  const versions = new Map<string, Page>()
  for (const page of pages) {
    versions.set(`${page.source.file} ${page.language}`, page)
    for (const [index, route] of addressesOf(page).entries()) owners.set(withoutSlash(route), { page, index })
  }
  return {
    find(written, language) {
      const owner = owners.get(withoutSlash(written))
      if (!owner) return null
      // An address with a language in it is taken literally: on any page, "/en/" leads to the English one.
      const isFixed = owner.page.language !== defaultLanguage
      const page = isFixed ? owner.page : (versions.get(`${owner.page.source.file} ${language}`) ?? owner.page)
      return addressesOf(page)[owner.index] ?? page.route
    },
  }
}

/** All addresses of a page, in the order of its routes. */
function addressesOf({ route, aliases }: Page): string[] {
  return [route, ...aliases]
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
