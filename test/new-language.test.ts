// Another language is content only: the site reports what is missing; once that is written, everything uses it.
import { symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { confirmationMail } from '../functions/sinks/mail-texts.ts'
import { storedLead } from './lead.ts'
import { Project, site, temporaryFolder } from './project.ts'
import { ask, post, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, MESSAGE } from './server-site.ts'
import { siteTextsOf } from './site-texts.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const SPOKEN = ['site/pages/home.yaml', 'site/pages/talk-to-us.yaml']
/** Everything one page needs is reported in one run. */
const MOST_ROUNDS = 2

interface Found {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly at: { readonly file: string; readonly line: number; readonly column: number } | null
}

let project: Project
let server: ServerProcess

const test = suite('a language that is added to the site')

async function errorCodes(): Promise<string[]> {
  const errors = (await findings()).filter(({ severity }) => severity === 'error')
  return [...new Set(errors.map(({ code }) => code))]
}

test.before(async () => {
  project = new Project(temporaryFolder())
  await cp(join(repository, 'site'), project.path('site'), { recursive: true })
  for (const name of ['schemas', 'templates', 'functions', 'node_modules'])
    symlinkSync(join(repository, name), project.path(name))
  // Pictures say nothing about languages, and take most of a build.
  project.replace('site/site.yaml', 'shareImages: true', 'shareImages: false')
})

test.after(async () => {
  await server?.stop()
})

test('is asked for on the home page, and is no mistake before a page uses it', async () => {
  project.replace('site/site.yaml', 'languages: [de, en, pt]', 'languages: [de, en, pt, fr]')
  const found = await findings()
  assert.equal(
    found.filter(({ code, severity }) => severity === 'error' || code.startsWith('language/')).map(({ code }) => code),
    ['language/no-home'],
  )
})

test('leads to exactly the texts that are missing', async () => {
  for (const file of SPOKEN) project.replace(file, 'languages: [de, en, pt]', 'languages: [de, en, pt, fr]')
  const asked = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const errors = (await findings()).filter(({ severity }) => severity === 'error')
    // Recorded answers are made by a command, once the texts are there.
    const missing = errors.filter(({ code }) => code !== 'example/not-recorded')
    assert.equal([...new Set(missing.map(({ code }) => code))], missing.length > 0 ? ['language/missing-text'] : [])
    for (const [file, places] of byFile(missing)) {
      asked.add(file)
      project.write(file, inFrench(project.read(file), places))
    }
  }
  for (const file of [...SPOKEN, ...['answers', 'mails', 'forms', 'booking', 'interface'].map(dataFile)])
    assert.ok(asked.has(file), `${file} was asked for`)
  for (const file of asked) assert.match(file, /^site\/(data\/|pages\/(home|talk-to-us)\.yaml|site\.yaml)/)
  assert.not.ok(asked.has('site/pages/imprint.yaml'))
})

test('gets its examples by one command', async () => {
  assert.equal(await errorCodes(), ['example/not-recorded'])
  const { code, stderr } = await site(['examples', '--root', project.root])
  assert.is(code, 0, stderr)
  assert.equal(await errorCodes(), [])
})

test('is built, with links in all languages to it', async () => {
  const { code, stderr } = await project.build(['--no-cache', '--no-compress'])
  assert.is(code, 0, stderr)
  const page = project.read('dist/public/fr/talk-to-us.html')
  assert.match(page, '<html lang="fr">')
  assert.match(page, 'FR Reden wir')
  assert.match(page, 'content="fr_FR"')
  assert.match(page, '<input type="hidden" name="language" value="fr"')
  assert.match(project.read('dist/public/imprint.html'), '<a href="/fr/" lang="fr" hrefLang="fr">Français')
})

test('answers forms, and the lead comes in it', async () => {
  symlinkSync(join(repository, 'node_modules'), project.path('dist/node_modules'))
  server = await startServer(project.path('dist'))
  const sent = await postForm({ email: 'fr@example.org', language: 'fr' })
  assert.equal([sent.status, /<html lang="(..)">/.exec(sent.text)?.[1]], [200, 'fr'])
  assert.match(sent.text, '<p>FR Danke! Wir melden uns bald bei dir.</p>')
  assert.match(sent.text, '<a href="/fr/">FR Zur Startseite</a>')
  assert.is(await languageOf('fr@example.org'), 'fr')
  const referer = `http://127.0.0.1:${server.port}/fr/talk-to-us`
  const headers = { 'content-type': 'application/json', referer, host: `127.0.0.1:${server.port}` }
  const refused = await ask(server, '/api/booking', { body: JSON.stringify({ ...BOOKING, phone: '' }), headers })
  assert.is(JSON.parse(refused.text).error, 'FR Telefonnummer ist für die finale Terminbuchung erforderlich')
})

test('gives the lead the language of its page where the form names one that the site does not have', async () => {
  const sent = await postForm({ email: 'xx@example.org', language: 'xx' })
  assert.match(sent.text, '<p>Danke! Wir melden uns bald bei dir.</p>')
  assert.is(await languageOf('xx@example.org'), 'fr')
  await post(server, '/api/contact', { ...MESSAGE, email: 'none@example.org', language: 'xx' })
  assert.is(await languageOf('none@example.org'), 'de')
})

test('is the language of the mail to the visitor', async () => {
  const texts = await siteTextsOf(project.root)
  const site = { name: 'Agentur', url: 'https://www.example.org', styles: [], phone: null, email: null }
  const { subject, text } = confirmationMail(storedLead(1, { language: 'fr' }), { site, texts })
  assert.is(subject, 'FR Ihre Nachricht ist angekommen')
  assert.match(text, /^FR Guten Tag Ä,\n\nFR vielen Dank/)
})

test.run()

const dataFile = (name: string) => `site/data/${name}.yaml`

async function findings(): Promise<readonly Found[]> {
  const { stdout } = await project.site('validate', ['--no-cache', '--format', 'json', '--lang', 'en'])
  return JSON.parse(stdout).diagnostics
}

type Place = { readonly line: number; readonly column: number }

function byFile(found: readonly Found[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>()
  for (const { at } of found) if (at) places.set(at.file, [...(places.get(at.file) ?? []), at])
  return places
}

/** Writes a French text beside the German one at each place; what stands in no place stays as it is. */
function inFrench(text: string, places: readonly Place[]): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: Place) => [...lines.slice(0, line - 1), ''].join('\n').length + column - 1
  const wanted = new Set(places.map(offset))
  const document = parseDocument(text)
  let written = 0
  const write = (start: number | undefined, texts: unknown) => {
    if (start === undefined || !wanted.has(start) || !isMap(texts) || !texts.has('de') || texts.has('fr')) return
    texts.set('fr', `FR ${texts.get('de') ?? ''}`)
    written += 1
  }
  visit(document, {
    Pair: (_, { key, value }) => write(isScalar(key) ? key.range?.[0] : undefined, value),
    Map: (_, map) => write(map.range?.[0], map),
  })
  assert.is(written, wanted.size, 'every message leads to a text')
  return document.toString({ lineWidth: 0 })
}

function postForm(fields: Record<string, string>) {
  const host = `127.0.0.1:${server.port}`
  const typed = { name: 'Erika', message: 'Bonjour', source: 'talk_to_us_contact_form', ...fields }
  const body = new URLSearchParams({ ...typed, 'metadata.form_type': 'contact_form' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host, referer: `http://${host}/fr/talk-to-us` }
  return ask(server, '/api/contact', { body, headers })
}

async function languageOf(email: string): Promise<unknown> {
  const [row] = await rows(server, 'SELECT language FROM leads WHERE email = ?', email)
  return row?.['language']
}
