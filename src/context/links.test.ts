import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language, Page, Source } from '../types.ts'
import { routeTable, toLink } from './links.ts'

const home = [page('/', 'de', { file: 'index' }), page('/en/', 'en', { file: 'index' })]
const talk = [page('/talk-to-us', 'de', { file: 'talk' }), page('/en/talk-to-us', 'en', { file: 'talk' })]

const finding = suite('routeTable')

finding('leads to the page in the language of the reader', () => {
  const routes = routeTable([...home, ...talk], 'de')
  assert.is(routes.find('/talk-to-us', 'de'), '/talk-to-us')
  assert.is(routes.find('/talk-to-us', 'en'), '/en/talk-to-us')
  assert.is(routes.find('/', 'en'), '/en/')
})

finding('leads to the page itself where it has no version in that language', () => {
  assert.is(routeTable(home, 'de').find('/', 'pt'), '/')
})

finding('takes an address with a language as it stands', () => {
  const routes = routeTable([...home, ...talk], 'de')
  assert.is(routes.find('/en/', 'de'), '/en/')
  assert.is(routes.find('/en/talk-to-us', 'de'), '/en/talk-to-us')
})

finding('keeps an alias as it is written', () => {
  assert.is(routeTable([page('/tools', 'de', { aliases: ['/werkzeug'] })], 'de').find('/werkzeug', 'de'), '/werkzeug')
})

finding('leads from an alias to the alias of the same page in the language of the reader', () => {
  const german = page('/tools', 'de', { aliases: ['/werkzeug'] })
  const english = page('/en/tools', 'en', { aliases: ['/en/werkzeug'] })
  assert.is(routeTable([german, english], 'de').find('/werkzeug', 'en'), '/en/werkzeug')
})

finding('finds a page with or without the slash at its end', () => {
  const routes = routeTable([page('/tools/', 'de')], 'de')
  assert.equal([routes.find('/tools', 'de'), routes.find('/tools/', 'de')], ['/tools/', '/tools/'])
})

finding('knows no page that does not exist', () => {
  assert.is(routeTable(home, 'de').find('/nowhere', 'de'), null)
})

finding.run()

const linking = suite('toLink')
const names = { language: 'en', bookingPage: '/talk-to-us' }

linking('keeps what stands behind the path', () => {
  const routes = routeTable([...home, ...talk], 'de')
  assert.is(toLink('/talk-to-us?lang=en#form', routes, names).href, '/en/talk-to-us?lang=en#form')
  assert.is(toLink('/#form', routes, names).href, '/en/#form')
})

linking('opens the booking dialog, with its page as the way without scripts', () => {
  const routes = routeTable([...home, ...talk], 'de')
  assert.equal(toLink('booking', routes, names), { href: '/en/talk-to-us', opens: 'booking', external: false })
})

linking('says which links leave the site', () => {
  const routes = routeTable(home, 'de')
  const external = (written: string) => toLink(written, routes, names).external
  assert.equal(['https://example.org', '/x', '#x', 'mailto:a@example.org', 'tel:+49'].map(external), [
    true,
    false,
    false,
    false,
    false,
  ])
})

linking('leaves anchors and addresses of other kinds as they are', () => {
  const routes = routeTable(home, 'de')
  for (const written of ['#form', 'mailto:a@example.org', 'https://example.org/?a=/b']) {
    assert.equal(toLink(written, routes, names).href, written)
  }
})

linking('leaves a path that is no page as it is', () => {
  assert.is(toLink('/robots.txt', routeTable(home, 'de'), names).href, '/robots.txt')
})

linking.run()

function page(route: string, language: Language, { file = 'tools', aliases = [] as string[] } = {}): Page {
  return { route, language, aliases, source: { file: `site/pages/${file}.yaml` } as Source }
}
