import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { valueAt } from '../src/content/pointer.ts'
import { namedValues } from '../src/context/named-values.ts'
import { writeYaml } from '../src/edit/write-yaml.ts'
import { textVersions } from '../src/rules/claims/statements.ts'
import type { Diagnostic, Site, Source } from '../src/types.ts'
import { AGENCY, siteIn } from './agency-site.ts'
import { site } from './project.ts'

/** A text that names values, by its file and pointer. */
interface Place {
  readonly file: string
  readonly pointer: string
  readonly text: string
}

const test = suite<{ root: string; places: readonly Place[] }>('values that texts name')

/** The agency's site, its figures written out wherever a text names them. */
test.before(async (context) => {
  context.root = mkdtempSync(join(tmpdir(), 'site-values-'))
  for (const folder of ['site', 'schemas', 'templates'])
    cpSync(join(AGENCY, folder), join(context.root, folder), { recursive: true })
  const agency = await siteIn(context.root)
  const sources = new Set([...agency.data.values(), ...agency.pages.map(({ source }) => source)])
  context.places = [...sources].flatMap((source) => writtenOut(context.root, source, agency))
})

test.after(({ root }) => rmSync(root, { recursive: true, force: true }))

test('every text that says the old price is named when a claim changes', async ({ root, places }) => {
  const claims = join(root, 'site/data/claims.yaml')
  const before = readFileSync(claims, 'utf8')
  writeFileSync(claims, before.replace('value: 2.500 €', 'value: 3.000 €'))
  const { stdout } = await site(['validate', '--root', root, '--json'])
  writeFileSync(claims, before)
  const found = (JSON.parse(stdout).diagnostics as Diagnostic[]).filter(
    ({ code }) => code === 'law/claim-contradiction',
  )
  const repeating = places.filter(({ text }) => text.includes('{claim:automation-from}'))
  assert.ok(repeating.length >= 23, `${repeating.length} texts`)
  const now = await siteIn(root)
  const lines = repeating.map(({ file, pointer }) => lineOf(now, file, pointer))
  const named = new Set(found.map(({ at }) => `${at?.file}:${at?.line}`))
  assert.equal(
    lines.filter((line) => !named.has(line)),
    [],
  )
})

test('--fix names them again, in their own ranges alone', async ({ root, places }) => {
  const comments = commentsIn(root)
  const { code, stderr } = await site(['validate', '--root', root, '--fix', '--lang', 'en'])
  assert.is(code, 0, stderr)
  const now = await siteIn(root)
  const left = places.filter(({ file, pointer, text }) => valueAt(sourceIn(now, file)?.data(), pointer) !== text)
  // Only a person can say that these prices are the website's, or those of the smallest package.
  assert.equal(
    left.filter(({ text }) => !/\{price:(?:website|micro\.from)\}/.test(text)),
    [],
  )
  assert.ok(left.length <= 8, `${left.length} left`)
  assert.equal(commentsIn(root), comments)
  const again = await site(['validate', '--root', root, '--fix', '--lang', 'en'])
  assert.match(again.stderr, '0 places put right in 0 files.')
})

test.run()

function writtenOut(root: string, source: Source, agency: Site): Place[] {
  const { fill } = namedValues(agency)
  const { file } = source
  return textVersions(source, source.data()).flatMap(({ text, pointer }) => {
    const [, version] = /\/([a-z]{2})$/.exec(pointer) ?? []
    const language =
      version ?? source.facts.languages?.[0] ?? shownIn(agency, source, pointer) ?? agency.defaultLanguage
    const filled = fill(text, language)
    if (filled.values.length === 0) return []
    const path = join(root, file)
    // As authors write it: the space that does not break is set later.
    const value = filled.text.replaceAll('\u00a0', ' ')
    const written = writeYaml(readFileSync(path, 'utf8'), file, { kind: 'set', pointer, value })
    if ('refused' in written) throw new Error(`${file} ${pointer}: ${written.refused.en}`)
    writeFileSync(path, written.text)
    return [{ file, pointer, text }]
  })
}

/** The language of the pages that show a plain text of shared data. */
function shownIn({ pages }: Site, { name }: Source, pointer: string): string | undefined {
  const entry = pointer.split('/')[1]
  return pages.find(({ source }) =>
    source.marks.some(({ target, pointer: at }) => target === name && valueAt(source.data(), at) === entry),
  )?.language
}

function sourceIn(now: Site, file: string): Source | undefined {
  return [...now.data.values(), ...now.pages.map(({ source }) => source)].find((one) => one.file === file)
}

function lineOf(now: Site, file: string, pointer: string): string {
  const at = sourceIn(now, file)?.locate(pointer)
  return `${at?.file}:${at?.line}`
}

function commentsIn(root: string): string[] {
  return filesBelow(join(root, 'site')).flatMap((file) => [
    file,
    ...(readFileSync(file, 'utf8').match(/^\s*#.*$/gm) ?? []),
  ])
}

function filesBelow(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file))
}
