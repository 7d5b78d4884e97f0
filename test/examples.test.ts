// The examples that pages show are what the document API answers to the samples, and stay it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examples } from '../src/commands/examples.ts'
import { config } from '../src/config.ts'
import { differences } from '../src/examples/differences.ts'
import { fillDays } from '../src/examples/fill-days.ts'
import { openReader } from '../src/examples/read-samples.ts'
import { site } from './project.ts'

const root = join(import.meta.dirname, '..')
const FILE = 'site/data/examples.yaml'

interface Recorded {
  readonly file: string
  readonly fileName: string
  readonly day: string
  readonly answers: Readonly<Record<string, unknown>>
}

const recorded = load(readFileSync(join(root, FILE), 'utf8')) as Readonly<Record<string, Recorded>>
const checkIn = (folder: string) =>
  examples(config({ root: folder, cache: false }, root, import.meta.url), {
    check: true,
    renewal: null,
    onRead: () => undefined,
  })

const test = suite('examples')

test('are what the document API answers to the samples', async () => {
  const done = await checkIn(root)
  assert.equal('problem' in done ? done.problem : done.changed, [])
  assert.ok('count' in done && done.count >= 5)
})

test('have nothing overdue, no wrong check digit and no unknown kind in any sample', async () => {
  const answers = await readAll()
  assert.equal(answers.length, readdirSync(join(root, 'site/assets/samples')).length)
  for (const { name, kind, codes, issues } of answers) {
    assert.not.match(issues.join(), /vorbei|Prüfziffer|schlecht/, name)
    assert.not.ok(kind === 'other' || codes.some((code) => code.endsWith('-passed')), name)
  }
})

test('name the value that is not as it was recorded', async () => {
  const copy = copied()
  try {
    const wrong = readFileSync(join(copy, FILE), 'utf8').replaceAll('K-20417', 'K-20418')
    writeFileSync(join(copy, FILE), wrong)
    const done = await checkIn(copy)
    const place = 'enquiry/answers/en/data/extractedFields/Customer number'
    assert.ok('changed' in done && done.changed.some(({ en }) => en === `${place}: "K-20418" is now "K-20417"`))
    assert.is(readFileSync(join(copy, FILE), 'utf8'), wrong)
  } finally {
    rmSync(copy, { recursive: true })
  }
})

const parts = suite('site examples')

parts('ignores measured time and small differences of certainty, and nothing else', () => {
  const answer = {
    processingTime: 1,
    data: { confidence: 0.9, fieldDetails: [{ value: 'a', box: [0.1, 0.2, 0.3, 0.4] }] },
  }
  const near = {
    processingTime: 9,
    data: { confidence: 0.93, fieldDetails: [{ value: 'a', box: [0.105, 0.2, 0.3, 0.4] }] },
  }
  assert.equal(differences(answer, near), [])
  const far = {
    processingTime: 1,
    data: { confidence: 0.8, fieldDetails: [{ value: 'b', box: [0.2, 0.2, 0.3, 0.4], page: 1 }] },
  }
  const english = (before: unknown, now: unknown) => differences(before, now).map(({ en }) => en)
  assert.equal(english(answer, far), [
    'data/confidence: 0.9 is now 0.8',
    'data/fieldDetails/0/value: "a" is now "b"',
    'data/fieldDetails/0/box/0: 0.1 is now 0.2',
    'data/fieldDetails/0/page: nothing is now 1',
  ])
  assert.is(differences(answer, far).at(-1)?.de, 'data/fieldDetails/0/page: nichts ist jetzt 1')
  assert.equal(english({ data: [1] }, { data: { 0: 1 } }), ['data: [1] is now {"0":1}'])
})

parts('writes days from the one on which a sample is made', () => {
  const text = 'RE-{{+0 year}}, {{+0}}, bis {{+14}} ({{+1 weekday}}), {{-1 mail}} 07:58:03 +0100'
  assert.is(
    fillDays(text, '2026-12-24'),
    'RE-2026, 24.12.2026, bis 07.01.2027 (Freitag), Wed, 23 Dec 2026 07:58:03 +0100',
  )
  assert.throws(() => fillDays('{{+1 moon}}', '2026-12-24'), 'There is: year, weekday, mail.')
})

parts('takes either --check or --renew', async () => {
  const { code, stderr } = await site(['examples', '--check', '--renew'], { cwd: root })
  assert.is(code, 2)
  assert.match(stderr, /--renew.*cannot be used with option.*--check/)
})

test.run()
parts.run()

interface ReadSample {
  readonly name: string
  readonly kind: string
  readonly codes: readonly string[]
  readonly issues: readonly string[]
}

async function readAll(): Promise<ReadSample[]> {
  const { siteOf } = await import('../src/commands/examples.ts')
  const content = await siteOf(config({ root, cache: false }, root, import.meta.url))
  if (!content) throw new Error('The content has errors')
  const { read, close } = openReader(root, content)
  const found: ReadSample[] = []
  for (const [name, { file, fileName, day }] of Object.entries(recorded)) {
    const { data } = await read({ name, file, fileName, languages: [] }, 'de', day)
    const codes = (data.checks ?? []).flatMap(({ code, said }) => (said ? [code] : []))
    found.push({ name, kind: data.kind ?? 'other', codes, issues: data.potentialIssues })
  }
  await close()
  return found
}

/** A copy of the project with one page that has an example, so that only one is read. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'examples-'))
  cpSync(join(root, 'site'), join(copy, 'site'), { recursive: true })
  for (const page of readdirSync(join(copy, 'site/pages')))
    if (page !== 'ai-development-services.yaml') rmSync(join(copy, 'site/pages', page))
  for (const name of ['schemas', 'templates', 'functions']) symlinkSync(join(root, name), join(copy, name))
  return copy
}
