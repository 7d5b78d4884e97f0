import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import type { OutputFile } from '../types.ts'
import type { HeaderRule } from './headers.ts'
import { headerFiles, hostFiles } from './host-files.ts'
import { NO_NEEDS, type PageNeeds } from './policy.ts'

const pages = {
  home: 'routes: [/]\nlanguages: [de, en]',
  beratung: 'routes: [/ki-beratung, /ki-beratung-b]',
  lost: 'routes: ["/404"]\nlanguages: [de, en]',
}
const facts = {
  hasFunctions: true,
  styles: ['/_a/site.css'],
  packages: { dependencies: { express: '5.0.0' }, overrides: {} },
}

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
  const files = headerFiles(siteOf({ settings, pages, data }), facts, new Map())
  const file = files.find(({ path }) => path === 'host.json')
  const { site } = JSON.parse(String(file?.contents))
  const url = 'https://a.example'
  assert.equal(site, { name: 'Werkstatt', url, styles: ['/_a/site.css'], phone: '+49 1', email: 'a@b.de' })
})

test('tells our own server which language each page speaks, which form a message comes from, and its texts', () => {
  const pages = {
    home: 'routes: [/]\nlanguages: [de, en]',
    hire: 'routes: [/hire, /jobs]\nlanguages: [de]\nsections: [{ form: inline, source: hire_form }]',
  }
  const data = {
    forms: 'inline: { label: { de: "5 Minuten", en: "5 minutes" } }',
    mails: 'text: { de: Danke }',
    faqs: 'a: { text: x }',
  }
  const file = headerFiles(siteOf({ pages, data }), facts, new Map()).find(({ path }) => path === 'host.json')
  const { defaultLanguage, languages, forms, texts } = JSON.parse(String(file?.contents))
  assert.equal([defaultLanguage, forms], ['de', { hire_form: 'inline' }])
  assert.equal(languages, { '/': 'de', '/en/': 'en', '/hire': 'de', '/jobs': 'de' })
  assert.equal(texts, {
    de: { forms: { inline: { label: '5 Minuten' } }, mails: { text: 'Danke' } },
    en: { forms: { inline: { label: '5 minutes' } }, mails: { text: 'Danke' } },
    pt: { forms: { inline: { label: '5 Minuten' } }, mails: { text: 'Danke' } },
  })
})

test('keeps the scripts of packages from running where the server is installed', () => {
  assert.is(contents('.npmrc'), 'ignore-scripts=true\n')
})

test('writes nothing for a server where there are no functions', () => {
  const still = { ...facts, hasFunctions: false }
  const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)
  assert.equal(paths(hostFiles(siteOf({ pages }), still)), [
    'public/_redirects',
    'public/robots.txt',
    'public/sitemap.xml',
  ])
  assert.equal(paths(headerFiles(siteOf({ pages }), still, new Map())), ['public/_headers'])
})

test('names the packages that a server has to install', () => {
  assert.equal(JSON.parse(contents('package.json')).dependencies, { express: '5.0.0' })
})

test('gives each page the policy that it needs, at all its addresses', () => {
  const needs = new Map<string, PageNeeds>([
    ['public/ki-beratung.html', { ...NO_NEEDS, data: ["'sha256-A'"] }],
    ['public/ki-beratung-b.html', { ...NO_NEEDS, data: ["'sha256-A'"] }],
    ['public/en/404.html', { ...NO_NEEDS, data: ["'sha256-B'"] }],
    ['public/index.html', { ...NO_NEEDS, connects: ['https://hooks.example.org/lead?x=1'] }],
  ])
  const policies = policiesOf(headerFiles(siteOf({ pages }), facts, needs))
  assert.equal([...policies.keys()].sort(), [
    '/*',
    '/404.html',
    '/en/',
    '/en/404.html',
    '/ki-beratung',
    '/ki-beratung-b',
  ])
  assert.match(policies.get('/ki-beratung-b') ?? '', "script-src 'self' 'sha256-A';")
  assert.match(policies.get('/*') ?? '', "connect-src 'self' https://hooks.example.org/lead;")
  for (const path of ['/ki-beratung', '/en/']) assert.match(policies.get(path) ?? '', "connect-src 'self';")
})

test('lets the tag manager load where the settings name one', () => {
  const settings = 'url: https://a.example\ndefaultLanguage: de\nlanguages: [de, en]\ntagManager: GTM-ABC1234'
  const policies = policiesOf(headerFiles(siteOf({ settings, pages }), facts, new Map()))
  assert.match(policies.get('/*') ?? '', "script-src 'self' https://*.googletagmanager.com;")
})

test.run()

function policiesOf(files: readonly OutputFile[]): Map<string, string> {
  const host = JSON.parse(String(files.find(({ path }) => path === 'host.json')?.contents))
  const rules = host.headers as HeaderRule[]
  return new Map(
    rules.flatMap(({ path, values }) => {
      const policy = values['Content-Security-Policy']
      return policy === undefined ? [] : [[path, policy]]
    }),
  )
}

function contents(path: string): string {
  const site = siteOf({ pages })
  const files = [...hostFiles(site, facts), ...headerFiles(site, facts, new Map())]
  return String(files.find((file) => file.path === path)?.contents)
}
