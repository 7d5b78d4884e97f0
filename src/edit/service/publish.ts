// What was changed since the last commit (without git: since the start), in words; and how it gets out, or is taken back.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { splitMdx } from '../../content/mdx.ts'
import { escapeToken, valueAt } from '../../content/pointer.ts'
import { parseYaml } from '../../content/yaml.ts'
import { isPicture } from '../../pictures/raster.ts'
import { type Refusal, refusal } from '../change.ts'
import { entryName, type Naming } from '../form/field-names.ts'
import { isSame } from '../intended.ts'
import type { ChangeLine, Published } from '../protocol.ts'
import { isText } from './checked.ts'
import { type Editing, shown } from './editing.ts'
import type { Opened } from './opened.ts'
import { ENTRY_LANGUAGES, fileName, nameOf, type PlaceNames } from './place-name.ts'
import { type Question, wrongQuestion } from './questions.ts'

const run = promisify(execFile)

export const PUBLISH_QUESTIONS: Readonly<Record<string, Question>> = {
  changes: async (editing) => ({ changes: await changesOf(editing), hasGit: await hasGit(editing.deps.root) }),
  commit: async (editing, { message }) =>
    isText(message) && message.trim() !== '' ? commit(editing, message) : wrongQuestion(),
  build: async (editing) => editing.deps.build(),
  'take-back-all': takeBackAll,
}

/** Every file that was changed here, value by value. New pictures are told with what shows them. */
async function changesOf(editing: Editing): Promise<ChangeLine[]> {
  const names = await editing.names()
  const lines = [...editing.originals].flatMap((changed) => changesIn(editing, changed, names))
  const shown = new Set(lines.flatMap(({ place, pictures }) => (place && pictures ? [pictures.after] : [])))
  return lines.filter(({ place, pictures }) => place || !pictures || !shown.has(pictures.after))
}

function changesIn(
  editing: Editing,
  [file, original]: readonly [file: string, original: Buffer | null],
  names: PlaceNames,
): ChangeLine[] {
  if (isPicture(file)) return original === null && editing.files.read(file) !== null ? [newPicture(file)] : []
  const opened = editing.open(file)
  const whole = { file, place: null, pictures: null }
  if ('refused' in opened) return original === null ? [] : [{ ...whole, what: file, before: '…', after: '' }]
  if (original === null) return [{ ...whole, what: fileName(opened, names), before: '', after: file }]
  return linesOf(opened, original.toString('utf8'), names)
}

function linesOf(opened: Opened, before: string, names: PlaceNames): ChangeLine[] {
  const { file, kind } = opened.source
  const [old, now] = [before, opened.text].map((text) =>
    kind === 'legal' ? splitMdx(text, file).value : { data: parseYaml(text, file).value, body: '' },
  )
  const naming = { languages: ENTRY_LANGUAGES, ...names }
  const lines = differences(old?.data, now?.data, { pointer: '', naming }).map(
    ({ pointer, before: was, after, pictures = null }) => ({
      file,
      what: nameOf(opened, pointer, names),
      before: was,
      after,
      place: valueAt(opened.data, pointer) === undefined ? null : { file, pointer },
      pictures,
    }),
  )
  const title = fileName(opened, names)
  return [...lines, ...textLines(title, { file, before: old?.body ?? '', after: now?.body ?? '' })]
}

interface Difference {
  readonly pointer: string
  readonly before: string
  readonly after: string
  readonly pictures?: ChangeLine['pictures']
}

interface Compared {
  readonly pointer: string
  readonly naming: Naming
}

/** Values that differ; a list whose entries moved, came or went is one difference. */
function differences(old: unknown, now: unknown, at: Compared): Difference[] {
  const { pointer, naming } = at
  if (isSame(old, now)) return []
  if (Array.isArray(old) && Array.isArray(now) && old.length !== now.length) return [listDifference(old, now, at)]
  if (Array.isArray(old) && Array.isArray(now) && isReordered(old, now)) return [listDifference(old, now, at)]
  const pictures = { before: pictureIn(old), after: pictureIn(now) }
  // What a new picture shows belongs to it.
  if (pictures.before !== pictures.after)
    return [{ pointer, before: pictureWords(old), after: pictureWords(now), pictures }]
  if (!isHolder(old) || !isHolder(now)) return [{ pointer, before: shown(old), after: shown(now) }]
  const steps = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return steps.flatMap((step) =>
    differences(old[step], now[step], { pointer: `${pointer}/${escapeToken(step)}`, naming }),
  )
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The file of a picture with its words; null: it is none. */
function pictureIn(value: unknown): string | null {
  const file = valueAt(value, '/file')
  return typeof file === 'string' && isPicture(file) ? file : null
}

function pictureWords(value: unknown): string {
  const alt = valueAt(value, '/alt')
  return isHolder(value) ? `${String(valueAt(value, '/file'))} – ${Object.values(isHolder(alt) ? alt : [alt])[0]}` : ''
}

function newPicture(file: string): ChangeLine {
  const name = file.replace(/^site\/assets\//, '')
  return { file, what: name, before: '', after: name, place: null, pictures: { before: null, after: name } }
}

function isReordered(old: readonly unknown[], now: readonly unknown[]): boolean {
  const texts = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort()
  return isSame(texts(old), texts(now))
}

function listDifference(old: readonly unknown[], now: readonly unknown[], { pointer, naming }: Compared): Difference {
  const names = (list: readonly unknown[]) => list.map((one, index) => entryName(one, index, naming)).join(', ')
  return { pointer, before: names(old), after: names(now) }
}

function textLines(
  what: string,
  { file, before, after }: { file: string; before: string; after: string },
): ChangeLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const place = { file, place: null, pictures: null }
  return now.flatMap((line, index) =>
    line === old[index] ? [] : [{ ...place, what, before: old[index] ?? '', after: line }],
  )
}

async function git(root: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 10_000_000 })
  return stdout
}

async function hasGit(root: string): Promise<boolean> {
  return git(root, 'rev-parse', '--is-inside-work-tree').then(
    (said) => said.trim() === 'true',
    () => false,
  )
}

/** Only files that were changed here go into the commit; what else is going on in the folder stays as it is. */
async function commit(editing: Editing, message: string): Promise<Published | Refusal> {
  const { root } = editing.deps
  const files = [...editing.originals.keys()]
  if (files.length === 0) return refusal('There is nothing to record.', 'Es gibt nichts festzuhalten.')
  try {
    await git(root, 'add', '--', ...files)
    await git(root, 'commit', '--quiet', '--message', message, '--', ...files)
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim() || String((cause as Error).message)
    return refusal(`git did not record it: ${said}`, `git hat es nicht festgehalten: ${said}`)
  }
  editing.originals.clear()
  const done = (await git(root, 'log', '-1', '--format=%h %s')).trim()
  return { done: true, message: done }
}

/** Every file that was changed here as it was; one step that can be undone. */
async function takeBackAll(editing: Editing): Promise<Published | Refusal> {
  const files = [...editing.originals].map(([file, after]) => ({ file, after }))
  const label = editing.deps.language === 'de' ? 'Alles zurücknehmen' : 'Take everything back'
  const refused = await editing.take(label, files)
  if (refused) return refused
  editing.originals.clear()
  return { done: true, message: label }
}
