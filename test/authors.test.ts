// What helps an author, as commands: explanations, and scaffolds that pass validation and build at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, fixtureProject, Project, site, temporaryFolder } from './project.ts'
import { testUnless } from './unless.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Debian's util-linux: runs a command as in a terminal. */
const SCRIPT = '/usr/bin/script'
const GERMAN = { LC_ALL: 'de_DE.UTF-8' }
const ask = (...words: string[]) => site(['explain', '--root', repository, ...words])

/** Pages that settings name, or that every site has to have. */
const KEPT = ['404.yaml', 'home.yaml', 'imprint.yaml', 'privacy-policy.yaml', 'talk-to-us.yaml']

const explain = suite('site explain')

explain('shows what a value means, may be and is now, and where', async () => {
  const { code, stdout } = await ask('pages/home.yaml', 'sections.0.actions.0.label')
  assert.is(code, 0)
  for (const part of [
    'What the button says.',
    'text for visitors',
    'label: Kostenlose Beratung buchen',
    'schemas/common.json#/$defs/action/properties/label',
  ])
    assert.match(stdout, part)
  assert.match(stdout, /Now +\{ de: .* \(site\/pages\/home\.yaml:\d+\)/)
})

explain('shows a section by its type, data by its file, a line by its number', async () => {
  assert.match((await ask('faq.exclusive')).stdout, 'true or false')
  assert.match((await ask('packages', 'starter.price')).stdout, /Now +\{ from: 2500, to: 8000 \}/)
  assert.match((await ask('pages/imprint.yaml:2')).stdout, 'site/pages/imprint.yaml routes')
  assert.match((await ask('pages/website-erstellen-lassen.yaml', 'sections.7.offer')).stdout, /Names +website/)
})

explain('names the nearest field where there is no such one, also by what others call it', async () => {
  const wrong = await ask('pages/home.yaml', 'sections.0.actoins')
  assert.equal([wrong.code, wrong.stdout], [1, ''])
  assert.match(wrong.stderr, 'There is no "actoins" in sections.0. Did you mean "actions"?')
  assert.match((await ask('pages/home.yaml', 'sections.0.cta')).stderr, 'Did you mean "actions"?')
  assert.match((await ask('cta')).stderr, 'Did you mean "action"?')
})

explain('lists the types of sections with what each is for', async () => {
  for (const words of [['section'], ['pages/home.yaml', 'sections']])
    assert.match((await ask(...words)).stdout, /Types\n[\s\S]* {4}faq +Questions and answers that open on click\.\n/)
})

explain('shows a section to begin with', async () => {
  const { stdout } = await ask('text')
  assert.match(stdout, /To begin with\n {4}- type: text\n {6}head:\n {8}label: "BEISPIEL: /)
})

explain('distinguishes a field of entries from an entry', async () => {
  const { code, stderr } = await ask('cases', 'logo')
  assert.is(code, 1)
  assert.match(stderr, /"logo" is no entry but a field of each entry\. Ask for one, such as [a-z]+\.logo\./)
  assert.is((await ask('cases', 'steuerkanzlei.logo')).code, 0)
})

explain('lists where a field of a name is', async () => {
  assert.match((await ask('exclusive')).stdout, 'FaqSection exclusive')
})

explain('answers in German where the environment is German', async () => {
  const inGerman = (...words: string[]) => site(['explain', '--root', repository, ...words], { env: GERMAN })
  const { stdout } = await inGerman('faq.exclusive')
  for (const part of [
    'true: Öffnet man eine Antwort, schließen sich die anderen; false: Es dürfen mehrere offen sein.',
    /^ {2}Was es ist +true oder false$/m,
    /^ {2}Pflicht +ja$/m,
  ])
    assert.match(stdout, part)
  assert.match((await inGerman('section')).stdout, /Arten\n[\s\S]* {4}faq +Fragen und Antworten/)
  const wrong = await inGerman('pages/home.yaml', 'sections.0.actoins')
  assert.match(wrong.stderr, 'In sections.0 gibt es kein „actoins“. Gemeint ist wohl „actions“.')
})

explain.run()

const make = suite('site new')

make('makes a page and a section of the fixture project that build at once', async () => {
  const project = fixtureProject()
  const page = await project.site('new', ['page', 'repairs', '--title', 'Reparaturen'])
  assert.equal([page.code, page.stderr], [0, ''])
  assert.match(page.stdout, /^Written: site\/pages\/repairs\.yaml\nNext:\n/)
  const section = await project.site('new', ['section', 'team'])
  assert.is(section.code, 0)
  const { code, stdout } = await project.build(['--no-cache', '--no-compress'])
  assert.is(code, 0, stdout)
  assert.match(project.read('dist/public/team-example.html'), '<h2>Team</h2>')
})

make('says in German what it did and what comes next where the environment is German', async () => {
  const project = fixtureProject()
  const made = await project.site('new', ['page', 'repairs'], { env: GERMAN })
  assert.match(made.stdout, /^Geschrieben: site\/pages\/repairs\.yaml\nAls Nächstes:\n {2}Die Seite schreiben: /)
  const again = await project.site('new', ['page', 'repairs'], { env: GERMAN })
  assert.equal([again.code, again.stderr], [2, 'site/pages/repairs.yaml gibt es schon. Geschrieben wurde nichts.\n'])
  const unnamed = await project.site('new', ['page', 'Über uns'], { env: GERMAN })
  assert.match(unnamed.stderr, /^„Über uns“ ist kein Name: .* \(site new page ueber-uns --title "Über uns"\)\. /)
})

make('overwrites nothing', async () => {
  const project = fixtureProject()
  const before = contentsOf(project.root)
  for (const args of [['page', 'index'], ['section', 'hero'], ['page', 'No Name'], ['page']]) {
    const { code, stdout, stderr } = await project.site('new', args)
    assert.equal([code, stdout], [2, ''], stderr)
  }
  assert.equal(contentsOf(project.root), before)
})

make(
  'scaffolds everything for the site of the agency, and reports nothing new but what its author has to write',
  async () => {
    const project = new Project(temporaryFolder())
    for (const folder of ['schemas', 'site', 'templates'])
      cpSync(`${repository}${folder}`, project.path(folder), { recursive: true })
    const found = async () =>
      (await project.site('validate', ['--no-cache', '--format', 'json', '--lang', 'en'])).stdout
    const codes = (json: string) => (JSON.parse(json).diagnostics as { code: string }[]).map(({ code }) => code)
    const before = codes(await found())
    const question = ['--question', 'Wie lange dauert das Angebot?', '--answer', 'Sie bekommen es nach dem Gespräch.']
    for (const args of [
      ['page', 'our-team', '--title', 'Unser Team'],
      ['section', 'timeline'],
      ['faq', 'website', ...question],
      ['faq', 'timeline', ...question],
      ['case', 'bakery'],
      ['package', 'mini'],
    ]) {
      const { code, stderr } = await project.site('new', args)
      assert.equal([code, stderr], [0, ''], args.join(' '))
    }
    assert.match(project.read('schemas/de/sections/timeline.yaml'), 'de: Wofür ein Abschnitt der Art „timeline“ da ist')
    assert.match(project.read('site/data/faqs.yaml'), 'id: wie-lange-dauert-das-angebot\n')
    assert.match(project.read('site/pages/our-team.yaml'), /- type: hero\n {4}title: Unser Team\n {4}emphasis: Team\n/)
    const after = codes(await found())
    assert.equal(
      after.filter((code) => code !== 'text/placeholder'),
      before,
    )
    assert.ok(after.length > before.length)
  },
)

make('begins no list of questions with a name near to one that there is, unless asked to', async () => {
  const project = new Project(temporaryFolder())
  for (const folder of ['schemas', 'site']) cpSync(`${repository}${folder}`, project.path(folder), { recursive: true })
  const before = project.read('site/data/faqs.yaml')
  const asked = ['faq', 'websiet', '--question', 'Was?', '--answer', 'Das.']
  const { code, stderr } = await project.site('new', asked)
  assert.equal([code, project.read('site/data/faqs.yaml')], [2, before])
  assert.match(stderr, 'There is no list "websiet". Did you mean "website"?')
  assert.is((await project.site('new', [...asked, '--new-list'])).code, 0)
  assert.match(project.read('site/data/faqs.yaml'), /\nwebsiet:\n {2}items:\n/)
})

testUnless(
  existsSync(SCRIPT) ? null : `no ${SCRIPT}, which makes a terminal`,
  { test: make, suite: 'site new', name: 'asks on a terminal whether the list that there is was meant' },
  async () => {
    const project = new Project(temporaryFolder())
    for (const folder of ['schemas', 'site'])
      cpSync(`${repository}${folder}`, project.path(folder), { recursive: true })
    const put = async (answer: string) => {
      const command = `"${process.execPath}" "${repository}bin/site.js" new faq websiet --root "${project.root}" --question Was? --answer Das.`
      const terminal = spawn(SCRIPT, ['-qec', command, '/dev/null'], { env: { ...GERMAN, PATH: process.env['PATH'] } })
      let said = ''
      terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (!said.includes('(J/n)') && `${said}${text}`.includes('(J/n)')) terminal.stdin.write(`${answer}\n`)
        said += text
      })
      await once(terminal, 'close')
      return said
    }
    assert.match(await put('j'), 'Eine Liste „websiet“ gibt es nicht, aber „website“. Dorthin schreiben?')
    assert.not.match(project.read('site/data/faqs.yaml'), /^websiet:/m)
    assert.match(project.read('site/data/faqs.yaml'), 'id: was')
    await put('n')
    assert.match(project.read('site/data/faqs.yaml'), /^websiet:/m)
  },
)

make.run()

const removed = suite('site validate after pages were deleted')

removed('finds the links that lead nowhere now, and nothing else', async () => {
  const project = new Project(temporaryFolder())
  for (const folder of ['schemas', 'site', 'templates'])
    cpSync(`${repository}${folder}`, project.path(folder), { recursive: true })
  const errors = async () => {
    const { stdout } = await project.site('validate', ['--no-cache', '--json'])
    const found = JSON.parse(stdout).diagnostics as { code: string; severity: string; message: string }[]
    return found.filter(({ severity }) => severity === 'error')
  }
  assert.equal(await errors(), [])
  const pages = readdirSync(project.path('site/pages')).filter((file) => !KEPT.includes(file))
  assert.ok(pages.length >= 10, `${pages.length} pages`)
  for (const file of pages) project.remove(`site/pages/${file}`)
  const found = await errors()
  assert.ok(found.length > 0)
  assert.equal(
    found.filter(({ code }) => code !== 'link/missing'),
    [],
  )
})

removed.run()
