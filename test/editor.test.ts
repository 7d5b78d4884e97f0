// Editors speak to the language server that VS Code uses; its settings are what "site schema" writes.
import { spawn } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node.js'
import { readWithSection } from '../src/schemas/read-schemas.ts'
import { Project, temporaryFolder } from './project.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const SERVER = fileURLToPath(import.meta.resolve('yaml-language-server/bin/yaml-language-server'))

interface Editor {
  readonly connection: MessageConnection
  readonly uri: string
}

interface Found {
  readonly message: string
  readonly range: { readonly start: { readonly line: number } }
}

interface Context {
  project: Project
  editor: Editor
}

/** One server for both languages, as an author has who changes from one to the other. */
interface Session extends Context {
  /** Has the project's settings and files name the schemas in a language. */
  speak(language: 'en' | 'de'): Promise<void>
  stop(): void
}

let session: Session | null = null

const test = suite<Context>('an editor')

test.before((context) => speak(context, 'en'))

test('completes the types of sections', async ({ editor }) => {
  await show(editor, 'sections:\n  - type: f\n')
  const { items } = await ask<{ items: { label: string }[] }>(editor, 'completion', { line: 1, character: 11 })
  const types = ['faq', 'feature-cards', 'figures', 'floating-button']
  assert.equal(items.map(({ label }) => label).sort(), types)
})

test('completes the fields of a section', async ({ editor }) => {
  await show(editor, 'sections:\n  - type: faq\n    \n')
  const { items } = await ask<{ items: { label: string }[] }>(editor, 'completion', { line: 2, character: 4 })
  for (const field of ['head', 'faq', 'exclusive'])
    assert.ok(
      items.some(({ label }) => label === field),
      field,
    )
})

test('explains a field', async ({ editor }) => {
  await show(editor, 'sections:\n  - type: faq\n    exclusive: true\n')
  const { contents } = await ask<{ contents: { value: string } }>(editor, 'hover', { line: 2, character: 6 })
  assert.match(contents.value, 'opening one answer closes the others')
})

test('marks a wrong value', async ({ editor }) => {
  const found = finding(editor, ({ range }) => range.start.line === 4)
  const head = '{ label: a, title: b }'
  await show(editor, `sections:\n  - type: faq\n    head: ${head}\n    faq: website\n    exclusive: perhaps\n`)
  assert.match((await found).message, 'boolean')
})

test('finds nothing in any file of the site, explains and completes it, and marks what is wrong', (context) =>
  checkAllFiles(context, 'en'))

test.run()

const german = suite<Context>('an editor in German')

german.before((context) => speak(context, 'de'))
german.after(() => session?.stop())

german('explains a field in German', async ({ editor }) => {
  await show(editor, 'sections:\n  - type: faq\n    exclusive: true\n')
  const { contents } = await ask<{ contents: { value: string } }>(editor, 'hover', { line: 2, character: 6 })
  assert.match(contents.value, 'Öffnet man eine Antwort, schließen sich die anderen')
})

german('is as helpful in every file of the site, and says nothing in English', (context) =>
  checkAllFiles(context, 'de'),
)

german.run()

async function speak(context: Context, language: 'en' | 'de'): Promise<void> {
  session ??= await open()
  await session.speak(language)
  Object.assign(context, session)
}

async function open(): Promise<Session> {
  const project = new Project(temporaryFolder())
  for (const folder of ['schemas', 'site']) cpSync(`${repository}${folder}`, project.path(folder), { recursive: true })
  const server = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const configure = await start(connection, project.root)
  const editor = { connection, uri: pathToFileURL(project.path('site/pages/new.yaml')).href }
  await show(editor, 'routes: [/new]\n')
  return {
    project,
    editor,
    async speak(language) {
      const { code } = await project.site('schema', ['--modelines', '--lang', language])
      assert.is(code, 0)
      const settings = JSON.parse(project.read('.vscode/settings.json')) as Record<string, unknown>
      // It answers before it has read its settings; a finding says that it has.
      const ready = finding(editor, ({ message }) => /Missing property/.test(message))
      await configure(settings['yaml.schemas'])
      await show(editor, 'routes: [/new]\n')
      await ready
    },
    stop() {
      connection.dispose()
      server.kill()
    },
  }
}

async function checkAllFiles({ project, editor: { connection } }: Context, language: 'en' | 'de'): Promise<void> {
  const files = readdirSync(project.path('site'), { recursive: true, encoding: 'utf8' })
  const english = await descriptions()
  const mute: string[] = []
  for (const file of files.filter((one) => one.endsWith('.yaml')).sort()) {
    const editor = { connection, uri: pathToFileURL(project.path(`site/${file}`)).href }
    const text = project.read(`site/${file}`)
    const found = await findingsIn(editor, text)
    assert.equal(
      found.map(({ message }) => message),
      [],
      file,
    )
    const fields = knownFields(text)
    const hovers = await Promise.all(
      fields.map((at) => ask<{ contents: { value: string } } | null>(editor, 'hover', at)),
    )
    // Punctuation has a backslash before it there, for Markdown.
    const said = hovers.map((hover) => hover?.contents.value.replaceAll('\\', '') ?? '')
    if (!said.every((words) => words.length > 10)) mute.push(`${file}: hover`)
    const inEnglish = english.filter((sentence) => said.some((words) => words.includes(sentence)))
    if (inEnglish.length > 0 !== (language === 'en')) mute.push(`${file}: hover in English: ${inEnglish.join(' ')}`)
    const offers = await Promise.all(fields.map((at) => ask<{ items: object[] }>(editor, 'completion', at)))
    if (!offers.some(({ items }) => items.length > 0)) mute.push(`${file}: completion`)
    const wrong = await findingsIn(editor, `${text.trimEnd()}\nplanted-mistake: 1\n`)
    if (!wrong.some(({ range }) => range.start.line === text.trimEnd().split('\n').length))
      mute.push(`${file}: mistake`)
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri: editor.uri } })
    versions.delete(editor.uri)
  }
  assert.equal(mute, [])
}

/** The English descriptions of all schemas; examples have texts of that name, too, which are as German in both. */
async function descriptions(): Promise<string[]> {
  const [english, german] = [await textsOf('en'), await textsOf('de')]
  return [...english].filter((text) => !german.has(text))
}

async function textsOf(language: 'en' | 'de'): Promise<ReadonlySet<string>> {
  const schemas = await readWithSection(repository, language)
  const texts = JSON.stringify([...schemas.values()]).matchAll(/"description":("(?:[^"\\]|\\.)*")/g)
  return new Set([...texts].map(([, text = '""']) => JSON.parse(text) as string))
}

/** Where names of fields begin: the first few in the second level of a file, or in the first of one without a second. */
function knownFields(text: string): { line: number; character: number }[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ index, start: /^( *(?:- )?)[a-z][\w-]*:/i.exec(line)?.[1]?.length }))
  const fields = lines.flatMap(({ index, start }) => (start === undefined ? [] : [{ line: index, character: start }]))
  const inner = fields.filter(({ character }) => character >= 2)
  return (inner.length > 0 ? inner : fields).slice(0, 5)
}

/** What the server finds in a text. */
async function findingsIn(editor: Editor, text: string): Promise<Found[]> {
  const found = findings(editor)
  await show(editor, text)
  return found
}

/** All findings that the server sends next for a file. */
function findings({ connection, uri }: Editor): Promise<Found[]> {
  return new Promise((resolve) => {
    connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ diagnostics, uri: of }: { diagnostics: Found[]; uri: string }) => {
        if (of === uri) resolve(diagnostics)
      },
    )
  })
}

/** @returns gives the server the schemas that its settings name */
async function start(connection: MessageConnection, root: string): Promise<(schemas: unknown) => Promise<void>> {
  let yaml: object = {}
  connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => (section === 'yaml' ? yaml : {})),
  )
  connection.onRequest('client/registerCapability', () => null)
  connection.listen()
  const folder = { uri: pathToFileURL(root).href, name: 'project' }
  const capabilities = {
    workspace: { configuration: true, workspaceFolders: true, didChangeConfiguration: { dynamicRegistration: true } },
  }
  const about = { processId: process.pid, rootUri: folder.uri, workspaceFolders: [folder], capabilities }
  await connection.sendRequest('initialize', about)
  await connection.sendNotification('initialized', {})
  return async (schemas) => {
    yaml = { schemas, validate: true, hover: true, completion: true, schemaStore: { enable: false } }
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: { yaml } })
  }
}

const versions = new Map<string, number>()

async function show({ connection, uri }: Editor, text: string): Promise<void> {
  const version = (versions.get(uri) ?? 0) + 1
  versions.set(uri, version)
  const document = { uri, languageId: 'yaml', version, text }
  if (version === 1) return connection.sendNotification('textDocument/didOpen', { textDocument: document })
  const change = { textDocument: document, contentChanges: [{ text }] }
  return connection.sendNotification('textDocument/didChange', change)
}

/** The first finding of this kind that the server sends from now on. */
function finding({ connection }: Editor, isWanted: (one: Found) => boolean): Promise<Found> {
  return new Promise((resolve) => {
    connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }: { diagnostics: Found[] }) => {
      const wanted = diagnostics.find(isWanted)
      if (wanted) resolve(wanted)
    })
  })
}

async function ask<T>({ connection, uri }: Editor, what: string, position: object): Promise<T> {
  return connection.sendRequest<T>(`textDocument/${what}`, { textDocument: { uri }, position })
}
