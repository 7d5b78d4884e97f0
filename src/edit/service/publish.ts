// What was changed since the last commit (without git: since the start), in words; and how it gets out, or is taken back.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { splitMdx } from '../../content/mdx.ts'
import { parseYaml } from '../../content/yaml.ts'
import { type Refusal, refusal } from '../change.ts'
import { entryName } from '../form/field-names.ts'
import { isSame } from '../intended.ts'
import type { ChangeLine, Published } from '../protocol.ts'
import { isText } from './checked.ts'
import { type Editing, shown } from './editing.ts'
import type { Opened } from './opened.ts'
import { fileName, nameOf } from './place-name.ts'
import { type Question, wrongQuestion } from './questions.ts'

const run = promisify(execFile)

export const PUBLISH_QUESTIONS: Readonly<Record<string, Question>> = {
  changes: async (editing) => ({ changes: await changesOf(editing), hasGit: await hasGit(editing.deps.root) }),
  commit: async (editing, { message }) =>
    isText(message) && message.trim() !== '' ? commit(editing, message) : wrongQuestion(),
  build: async (editing) => editing.deps.build(),
  'take-back-all': takeBackAll,
}

/** Every file that was changed here, value by value. */
async function changesOf(editing: Editing): Promise<ChangeLine[]> {
  return [...editing.originals].flatMap(([file, original]) => {
    const opened = editing.open(file)
    if ('refused' in opened) return original === null ? [] : [{ file, what: file, before: '…', after: '' }]
    if (original === null) return [{ file, what: fileName(opened), before: '', after: file }]
    return linesOf(editing, opened, original.toString('utf8'))
  })
}

function linesOf(editing: Editing, opened: Opened, before: string): ChangeLine[] {
  const { file, kind } = opened.source
  const [old, now] = [before, opened.text].map((text) =>
    kind === 'legal' ? splitMdx(text, file).value : { data: parseYaml(text, file).value, body: '' },
  )
  const lines = differences(old?.data, now?.data).map(({ pointer, before: was, after }) => ({
    file,
    what: nameOf(opened, pointer, editing.deps.language),
    before: was,
    after,
  }))
  return old?.body === now?.body ? lines : [...lines, ...textLines(opened, old?.body ?? '', now?.body ?? '')]
}

interface Difference {
  readonly pointer: string
  readonly before: string
  readonly after: string
}

/** Values that differ; a list whose entries moved, came or went is one difference. */
function differences(old: unknown, now: unknown, pointer = ''): Difference[] {
  if (isSame(old, now)) return []
  if (Array.isArray(old) && Array.isArray(now) && old.length !== now.length) return [listDifference(old, now, pointer)]
  if (Array.isArray(old) && Array.isArray(now) && isReordered(old, now)) return [listDifference(old, now, pointer)]
  if (!isHolder(old) || !isHolder(now)) return [{ pointer, before: shown(old), after: shown(now) }]
  const steps = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return steps.flatMap((step) =>
    differences(old[step], now[step], `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isReordered(old: readonly unknown[], now: readonly unknown[]): boolean {
  const texts = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort()
  return isSame(texts(old), texts(now))
}

function listDifference(old: readonly unknown[], now: readonly unknown[], pointer: string): Difference {
  const names = (list: readonly unknown[]) => list.map((one, index) => entryName(one, index, ['de', 'en'])).join(', ')
  return { pointer, before: names(old), after: names(now) }
}

function textLines(opened: Opened, before: string, after: string): ChangeLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return now.flatMap((line, index) =>
    line === old[index]
      ? []
      : [{ file: opened.source.file, what: fileName(opened), before: old[index] ?? '', after: line }],
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
