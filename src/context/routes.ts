// Addresses. The default language has no prefix; the home page of another language is "/en/", its pages "/en/name".
import type { Language } from '../types.ts'

/** The route of a page in another language than its first: "/talk-to-us" -> "/en/talk-to-us", "/" -> "/en/". */
export function routeIn(language: Language, route: string): string {
  return route === '/' ? `/${language}/` : `/${language}${route}`
}

/** The route of the home page in a language. */
export function homeIn(language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? '/' : routeIn(language, '/')
}

/** The route of a page that names none: site/pages/blog/first.yaml -> "/blog/first". */
export function routeOfFile(name: string): string {
  return name === 'index' ? '/' : `/${name}`
}

/** The route with or without a slash at its end, as the site's setting asks; "/" and "/en/" keep theirs. */
export function withSlash(route: string, trailingSlash: boolean): string {
  return trailingSlash && !route.endsWith('/') ? `${route}/` : route
}

/** The file below dist/public that answers a route: "/" -> "index.html", "/a" -> "a.html", "/a/" -> "a/index.html". */
export function fileOfRoute(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`
}

/** Whether a route is the page that hosts show for addresses that lead nowhere. */
export function isErrorRoute(route: string): boolean {
  return /^(\/[a-z]{2})?\/404\/?$/.test(route)
}
