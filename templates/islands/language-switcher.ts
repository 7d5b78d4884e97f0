// The choice of a language is remembered when a visitor makes it: by a click on the switcher. It leads
// elsewhere in one case only: somebody who once chose comes in from outside by the bare domain ("/"), where
// no language was asked for. Every other address names its language, in a search result as in a message
// from a colleague, and is shown as asked for. Robots have no choice stored, so they see every page as it is.
import { read, write } from './browser/storage.ts'
import { STORAGE_KEY, type Visit, welcomeTarget } from './language/welcome.ts'

/** Remembers the choice of a language, and welcomes a returning visitor in it. */
export function enhance(element: HTMLElement): void {
  element.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) write('local', STORAGE_KEY, link.hreflang)
  })
  const target = welcomeTarget(visit(element))
  if (target) window.location.replace(target)
}

function visit(element: HTMLElement): Visit {
  const links = element.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
  const [navigation] = performance.getEntriesByType('navigation')
  return {
    path: window.location.pathname,
    language: document.documentElement.lang,
    chosen: read('local', STORAGE_KEY),
    referrer: document.referrer,
    origin: window.location.origin,
    isFresh: navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate',
    addresses: Object.fromEntries([...links].map((link) => [link.hreflang, link.pathname])),
  }
}
