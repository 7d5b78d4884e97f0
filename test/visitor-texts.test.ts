// What a visitor reads is in site/: the code of the server and of the templates contains no sentence for visitors.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['functions', 'templates']

/** Where words of visitors' languages may stand, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  'functions/document/ingest.ts': 'bytes that files begin with',
  'functions/document/prediction': 'words that a model answers with',
  'functions/document/ocr': 'letters that pictures are read for',
  'functions/document/selection/meaning.ts': 'words that values are recognised by',
  'functions/document/understanding': 'words that documents are recognised by',
  'functions/lib/settings-help-german.ts': 'what the help of `site serve` tells the owner',
  'templates/islands/document/onward/datev.ts': 'names of columns that a file format prescribes',
  'templates/drawings': 'lettering is a part of the picture',
}

/** Letters and words of visitors' languages that no name, log line or message for the owner has. */
const SPOKEN = [
  /[äöüßÄÖÜãõçéêáíóúà]/,
  /\b(bitte|danke?|ihre?n?|ihnen|sie|wir|nicht|noch|ist|und|oder|zur|zum|das|der|ein|eine[mnrs]?|es|mit|auf|bei|von|waren|hat|haben|wird|kein\w*|diese\w*|viele\w*)\b/i,
  /\b(please|your|you|thank|sorry|we)\b/i,
  /\b(por favor|obrigad[oa]|seus?|suas?|nossa|entre|tente|envie|uma|para|foram|muitos)\b/i,
]

const test = suite('texts of visitors')

test('stand in no code of the server or of the templates', () => {
  const found = FOLDERS.flatMap(sourceFiles).filter((file) => exceptionOf(file) === undefined)
  assert.equal(
    found.flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`)),
    [],
  )
})

test('stand in every place that is left out', () => {
  const files = FOLDERS.flatMap(sourceFiles).filter((file) => sentencesIn(file).length > 0)
  const needed = new Set(files.map(exceptionOf))
  assert.equal(
    Object.keys(EXCEPT).filter((path) => !needed.has(path)),
    [],
  )
})

test('are found however they are written', () => {
  const written = `
    const a = 'Das hat nicht geklappt.'
    const b = \`Hello \${name}, thank you\`
    const c = <p>Nachricht löschen</p>
    const d = <a title="Por favor, aguarde">{x}</a>
    const e = { [key]: "We'll call back" }`
  assert.is(sentences(written, 'a.tsx').length, 5)
})

test('are kept apart from names, comments and what the owner reads', () => {
  const written = `
    import x from './wir und sie.ts'
    // Bitte nicht
    log.warn({ a }, 'We could not reach your server')
    process.stderr.write('Stop that program, or choose your port')
    throw new Error('You cannot use this')
    const id = 'ist-und-bleibt'`
  assert.equal(sentences(written, 'a.ts'), [])
})

test.run()

/** The code of a folder: its tests, what they read (fixtures) and types by themselves are none. */
function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/fixtures\//.test(file))
    .sort()
}

function exceptionOf(file: string): string | undefined {
  return Object.keys(EXCEPT).find((path) => file === path || file.startsWith(`${path}/`))
}

function sentencesIn(file: string): string[] {
  return sentences(readFileSync(join(root, file), 'utf8'), file)
}

/** The literals of a file that read like something for visitors. */
function sentences(text: string, file: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForOwner(node)) return
    const written = literal(node)
    if (written !== null && isSpoken(written)) found.push(written)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** A literal with the gaps of a template as "…"; null for what is none. */
function literal(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => `…${span.literal.text}`)].join('')
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text
  return null
}

/** One word may be a name; letters with marks are none of English. */
function isSpoken(text: string): boolean {
  const [letters, ...words] = SPOKEN
  return letters?.test(text) || (/\S\s\S/.test(text) && words.some((pattern) => pattern.test(text)))
}

/** Log lines, output of commands, and errors, which end in the log. */
function isForOwner(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  return ts.isCallExpression(node) && /^(log\.\w+|process\.std(out|err)\.write|warn)$/.test(node.expression.getText())
}
