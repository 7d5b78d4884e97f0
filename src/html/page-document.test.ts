import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { finishedBody } from './finished-body.ts'
import type { DocumentOptions } from './page-document.ts'
import { headHashes, pageDocument } from './page-document.ts'

const head = suite('pageDocument')

head('is a whole document in the language of the page', () => {
  const html = pageDocument(parts({ language: 'en', body: '<main>Hi</main>' }))
  assert.ok(html.startsWith('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'))
  assert.ok(html.endsWith('</head>\n<body>\n<main>Hi</main>\n</body>\n</html>\n'))
})

head('knows what it has inline itself, as if the whole document were looked through', () => {
  const styles = { path: '_a/site.2.css', contents: ' a { color: red }\n' }
  const bundle = { script: '/_a/islands.3.js', styles: ['/_a/site.2.css'], urls: new Map(), files: [styles] }
  for (const inlineStyles of [true, false]) {
    for (const hasIslands of [true, false]) {
      const made = parts({ hasIslands })
      const settings = { ...made.context.settings, inlineStyles }
      const all = { ...made, bundle, context: { ...made.context, settings } }
      const hashes = finishedBody(pageDocument(all)).inline
      assert.equal(headHashes(all), hashes)
      assert.equal([hashes.styles.length, hashes.scripts.length], [Number(inlineStyles), Number(hasIslands)])
    }
  }
})

head('escapes what authors write', () => {
  const html = pageDocument(parts({ seo: { title: 'A & B <script>', description: 'Sagt "ja"' } }))
  assert.match(html, '<title>A &amp; B &lt;script&gt;</title>')
  assert.match(html, '<meta name="description" content="Sagt &quot;ja&quot;">')
  assert.match(html, '<meta property="og:title" content="A &amp; B &lt;script&gt;">')
  assert.not.match(html, '<script>')
})

head('links the versions of a page, the default language for all others', () => {
  const html = pageDocument(parts({ language: 'en' }))
  assert.equal(links(html, 'canonical'), ['https://example.org/en/talk'])
  assert.equal(html.match(/hreflang="[^"]+" href="[^"]+"/g), [
    'hreflang="de" href="https://example.org/talk"',
    'hreflang="en" href="https://example.org/en/talk"',
    'hreflang="x-default" href="https://example.org/talk"',
  ])
  assert.match(
    html,
    '<meta property="og:locale" content="en_GB">\n<meta property="og:locale:alternate" content="de_DE">',
  )
})

head('keeps a page out of search results', () => {
  const html = pageDocument(parts({ seo: { title: 'Weg', index: false } }))
  assert.match(html, '<meta name="robots" content="noindex">')
  assert.not.match(html, /rel="(canonical|alternate)"|name="description"/)
})

head('names the page that search engines shall show instead, in the same language', () => {
  const html = pageDocument(parts({ language: 'en', seo: { title: 'B', index: false, canonical: '/talk-b' } }))
  assert.equal(links(html, 'canonical'), ['https://example.org/en/talk'])
  assert.not.match(html, 'hreflang')
  assert.match(html, '<meta property="og:url" content="https://example.org/en/talk">')
})

head('loads styles first, then fonts, and all that can wait once the page is seen', () => {
  const loaded = [
    '<link rel="stylesheet" href="/_a/site.2.css">',
    '<link rel="preload" href="/_a/a.1.woff2" as="font" type="font/woff2" crossorigin>',
  ]
  assert.match(pageDocument(parts({})), `${loaded.join('\n')}\n</head>`)
  const manifest = { rel: 'manifest', href: '/_a/site.webmanifest' }
  const pictures = { icons: [manifest], shareImage: null }
  const [before, after = ''] = pageDocument(parts({ hasIslands: true, pictures })).split('\n<template id="when-seen">')
  assert.ok(before?.endsWith(loaded.join('\n')))
  const late = `<link rel="manifest" href="${manifest.href}"><script type="module" src="/_a/islands.3.js"></script>`
  assert.ok(after.startsWith(`${late}</template>\n<script>`), after)
  assert.match(after, /<script>const\{head\}=[^<]*"paint"[^<]*<\/script>\n<\/head>/)
  assert.match(pageDocument(parts({ pictures })), '<link rel="manifest" href="/_a/site.webmanifest">\n<link rel="style')
})

head('carries its styles itself where the settings say so', () => {
  const { context, bundle, ...rest } = parts({})
  const html = pageDocument({
    ...rest,
    context: { ...context, settings: { ...context.settings, inlineStyles: true } },
    bundle: { ...bundle, files: [{ path: '_a/site.2.css', contents: 'main{color:red}\n' }] },
  })
  assert.match(html, '<style>main{color:red}</style>\n<link rel="preload"')
  assert.not.match(html, 'rel="stylesheet"')
})

head('links icons once the page is seen, or at once where no script could', () => {
  const icon = '<link rel="icon" href="/_a/icon.svg" type="image/svg+xml">'
  const [before, after = ''] = pageDocument(parts({ hasIslands: true })).split('<template id="when-seen">')
  assert.not.match(before ?? '', 'rel="icon"')
  assert.ok(after.startsWith(icon), after)
  assert.match(pageDocument(parts({})), `${icon}\n<link rel="stylesheet"`)
})

head('shows icon and colours where the settings have them', () => {
  const html = pageDocument(parts({}))
  assert.match(html, '<link rel="icon" href="/_a/icon.svg" type="image/svg+xml">')
  assert.match(html, '<meta name="theme-color" content="#0e1614" media="(prefers-color-scheme: dark)">')
  const { context, ...rest } = parts({})
  const none = { icons: [], shareImage: null }
  const bare = pageDocument({
    ...rest,
    pictures: none,
    context: { ...context, settings: { url: 'https://example.org' } },
  })
  assert.not.match(bare, /theme-color|rel="icon"|og:site_name|preload/)
})

head('names the picture for shared links by its whole address, and says what it shows', () => {
  const shareImage = { url: '/_a/share.png', width: 1200, height: 630, type: 'image/png', alt: 'Ein "Blatt"' }
  const html = pageDocument(parts({ pictures: { icons: [], shareImage } }))
  assert.match(html, '<meta property="og:image" content="https://example.org/_a/share.png">')
  assert.match(html, '<meta property="og:image:width" content="1200">')
  assert.match(html, '<meta property="og:image:alt" content="Ein &quot;Blatt&quot;">')
  assert.match(html, '<meta name="twitter:card" content="summary_large_image">')
})

head('shows the small card where a page has no picture', () => {
  const html = pageDocument(parts({}))
  assert.match(html, '<meta name="twitter:card" content="summary">')
  assert.not.match(html, 'og:image')
})

head('takes title and description from the page itself where it has no "seo"', () => {
  const html = pageDocument({ ...parts({}), data: { title: 'Dach', description: 'Strom vom Dach' } })
  assert.match(html, '<title>Dach</title>\n<meta name="description" content="Strom vom Dach">')
})

head('gives the same bytes for the same page', () => {
  assert.is(pageDocument(parts({})), pageDocument(parts({})))
})

head.run()

interface Given {
  readonly language?: string
  readonly seo?: object
  readonly body?: string
  readonly hasIslands?: boolean
  readonly pictures?: DocumentOptions['pictures']
}

function parts({
  language = 'de',
  seo = { title: 'Reden', description: 'Reden wir.' },
  ...given
}: Given): DocumentOptions {
  const site = siteOf({ pages: { talk: 'routes: [/talk, /talk-b]\nlanguages: [de, en]' } })
  const [page] = site.pages.filter((one) => one.language === language)
  if (!page) throw new Error(`no page in ${language}`)
  const settings = {
    url: 'https://example.org',
    name: 'Werkstatt',
    icon: { url: '/_a/icon.svg' },
    preload: ['fonts/a.woff2', 'fonts/gone.woff2'],
    themeColor: { light: '#f7f5ef', dark: '#0e1614' },
    regions: { en: 'GB' },
  }
  const urls = new Map([['fonts/a.woff2', '/_a/a.1.woff2']])
  const { route } = page
  return {
    page,
    data: { seo },
    context: { language, route, url: route, settings, data: {}, languageLinks: [], pageCount: 1, bookingUrl: '/' },
    site,
    bundle: { script: '/_a/islands.3.js', styles: ['/_a/site.2.css'], urls, files: [] },
    versions: [...site.pages].sort((a, b) => (a.language < b.language ? -1 : 1)),
    body: '',
    hasIslands: false,
    pictures: { icons: [{ rel: 'icon', href: '/_a/icon.svg', type: 'image/svg+xml' }], shareImage: null },
    ...given,
  }
}

function links(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)">`, 'g'))].map(([, href = '']) => href)
}
