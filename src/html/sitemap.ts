import { escapeHtml } from '../../common/escape.ts'
import type { Page, Site } from '../types.ts'

/** robots.txt: everything may be read, and where the sitemap is. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`
}

/**
 * sitemap.xml with every page that may be found, each with its language versions.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(url: string, site: Site): string {
  const pages = site.pages.filter(({ source }) => !source.facts.isUnlisted)
  const versions = new Map<string, Page[]>()
  for (const page of pages) versions.set(page.source.file, [...(versions.get(page.source.file) ?? []), page])
  const entries = pages.map((page) => entry(url, page, { versions: versions.get(page.source.file) ?? [], site }))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(url: string, page: Page, { versions, site }: { versions: readonly Page[]; site: Site }): string {
  const main = versions.find(({ language }) => language === site.defaultLanguage)
  const alternates =
    versions.length > 1
      ? [...versions.map((version) => [version.language, version.route]), ...(main ? [['x-default', main.route]] : [])]
      : []
  const links = alternates.map(
    ([language, route]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${url}${route}`)}"/>`,
  )
  return `<url><loc>${escapeHtml(`${url}${page.route}`)}</loc>${links.join('')}</url>`
}
