// What would be said of a change before it is saved, what is said of a value as it is, and what puts it right.
import { locationAt } from '../../content/place.ts'
import type { Diagnostic, Location } from '../../types.ts'
import type { Change, Refusal } from '../change.ts'
import { hashOf } from '../files/content-files.ts'
import type { FilePlace, Finding, Looked } from '../protocol.ts'
import { nodeAt, yamlTree } from '../yaml/tree.ts'
import type { Editing } from './editing.ts'
import type { Opened } from './opened.ts'
import { fileName, nameOf, type PlaceNames } from './place-name.ts'

/** What would be found with a change: only what is not found without it; null: something newer has come. */
export async function findingsWith(editing: Editing, file: string, change: Change): Promise<Looked | Refusal> {
  const opened = editing.open(file)
  if ('refused' in opened) return opened
  const written = await editing.written(opened, change)
  if ('refused' in written) return { findings: [refusedFinding(editing.say(written))], followed: [] }
  const { text, followed } = written
  const found = await editing.deps.findings(file, text)
  const names = await editing.names()
  return { findings: found?.map((one) => findingOf(editing, one, names)) ?? null, followed }
}

/** What is found in a value as it stands in its file. */
export function findingsAt(editing: Editing, opened: Opened, { pointer, names }: NamedPointer): Finding[] {
  const range = rangeOf(opened, pointer)
  if (!range) return []
  const { file } = opened.source
  const isWithin = ({ at }: Diagnostic) => at?.file === file && order(range.start, at) <= 0 && order(at, range.end) < 0
  return editing.deps
    .found()
    .filter(isWithin)
    .map((one) => findingOf(editing, one, names))
}

interface NamedPointer {
  readonly pointer: string
  readonly names: PlaceNames
}

interface Range {
  readonly start: Location
  readonly end: Location
}

/** Where a value, or words of an MDX text, begin and end; null: unknown. */
function rangeOf({ source: { file, kind }, text }: Opened, pointer: string): Range | null {
  const [, first, last] = /^@(\d+)-(\d+)$/.exec(pointer) ?? []
  const node = kind === 'legal' ? null : nodeAt(yamlTree(text), pointer)
  const [start, end] = first === undefined ? [node?.start, node?.end] : [Number(first), Number(last)]
  if (start === undefined || end === undefined) return null
  return { start: locationAt(text, file, start, 1), end: locationAt(text, file, end, 1) }
}

function order(one: Location, other: Location): number {
  return one.line - other.line || one.column - other.column
}

function refusedFinding(message: string): Finding {
  return { severity: 'error', message, hint: null, place: null, repair: null, others: [] }
}

function findingOf(editing: Editing, found: Diagnostic, names: PlaceNames): Finding {
  const { message, hint = null } = names.language === 'de' ? { hint: null, ...found.german } : found
  const { severity, at, others = [] } = found
  return {
    severity,
    message,
    hint,
    place: at && `${at.file}:${at.line}`,
    repair: repairOf(editing, found, names),
    others: others.map((place) => ({ place, name: placeName(editing, place, names) })),
  }
}

function repairOf(editing: Editing, { repair }: Diagnostic, names: PlaceNames): Finding['repair'] {
  if (!repair) return null
  const { file, pointer, value, isChoice = false } = repair
  const bytes = editing.files.read(file)
  if (bytes && 'refused' in bytes) return null
  const label = (typeof value === 'object' ? pointer.split('/').at(-1) : String(value)) ?? ''
  const change = { kind: 'set', pointer, value } as const
  return { label, file, hash: hashOf(bytes), change, isDeclaration: isChoice, where: placeName(editing, repair, names) }
}

function placeName(editing: Editing, { file, pointer }: FilePlace, names: PlaceNames): string {
  const opened = editing.open(file)
  if ('refused' in opened) return file
  return pointer.startsWith('@') ? fileName(opened, names) : nameOf(opened, pointer, names)
}
