import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { hostFiles } from './host-files.ts'

const pages = {
  home: 'routes: [/]\nlanguages: [de, en]',
  beratung: 'routes: [/ki-beratung, /ki-beratung-b]',
  lost: 'routes: ["/404"]\nlanguages: [de, en]',
}
const facts = { hasFunctions: true, styles: ['/_a/site.css'], packages: { express: '5.0.0' } }

const test = suite('hostFiles')

test('tells static hosts of headers and redirects', () => {
  assert.match(contents('public/_headers'), '/_a/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  assert.is(
    contents('public/_redirects'),
    '/en /en/ 301\n/ki-beratung/ /ki-beratung 301\n/ki-beratung-b/ /ki-beratung-b 301\n',
  )
})

test('tells our own server where every route lies, and what answers where there is none', () => {
  const host = JSON.parse(contents('host.json'))
  assert.equal(host.pages, {
    '/': 'index.html',
    '/en/': 'en/index.html',
    '/ki-beratung': 'ki-beratung.html',
    '/ki-beratung-b': 'ki-beratung-b.html',
  })
  assert.equal(host.errorPages, { de: '/404.html', en: '/en/404.html' })
  assert.equal(host.redirects[0], { from: '/en', to: '/en/', status: 301 })
  assert.is(host.headers[0].path, '/*')
})

test('tells our own server what answers without scripts show', () => {
  const settings =
    'url: https://a.example\nname: { de: Werkstatt, en: Workshop }\ndefaultLanguage: de\nlanguages: [de, en]'
  const data = { operator: 'phone: "+49 1"\nemail: a@b.de' }
  const [file] = hostFiles(siteOf({ settings, pages, data }), facts).filter(({ path }) => path === 'host.json')
  const { site } = JSON.parse(String(file?.contents))
  assert.equal(site, { name: 'Werkstatt', styles: ['/_a/site.css'], phone: '+49 1', email: 'a@b.de' })
})

test('writes nothing for a server where there are no functions', () => {
  const paths = hostFiles(siteOf({ pages }), { ...facts, hasFunctions: false }).map(({ path }) => path)
  assert.equal(paths, ['public/_headers', 'public/_redirects', 'public/robots.txt', 'public/sitemap.xml'])
})

test('names the packages that a server has to install', () => {
  assert.equal(JSON.parse(contents('package.json')).dependencies, { express: '5.0.0' })
})

test.run()

function contents(path: string): string {
  return String(hostFiles(siteOf({ pages }), facts).find((file) => file.path === path)?.contents)
}
