// What would be said of a change before it is saved, and what puts it right.
import type { Diagnostic } from '../../types.ts'
import type { Change, Refusal } from '../change.ts'
import { hashOf } from '../files/content-files.ts'
import type { Finding } from '../protocol.ts'
import type { Editing } from './editing.ts'

/** What would be found with a change: only what is not found without it. */
export async function findingsWith(
  editing: Editing,
  file: string,
  change: Change,
): Promise<{ findings: Finding[] } | Refusal> {
  const opened = editing.open(file)
  if ('refused' in opened) return opened
  const written = await editing.written(opened, change)
  if ('refused' in written) return { findings: [refusedFinding(editing.say(written))] }
  const found = await editing.deps.findings(file, written.text)
  return { findings: found.map((one) => findingOf(editing, one)) }
}

function refusedFinding(message: string): Finding {
  return { severity: 'error', message, hint: null, place: null, repair: null, others: [] }
}

function findingOf(editing: Editing, found: Diagnostic): Finding {
  const { message, hint = null } = editing.deps.language === 'de' ? { hint: null, ...found.german } : found
  const { severity, at, others = [] } = found
  return { severity, message, hint, place: at && `${at.file}:${at.line}`, repair: repairOf(editing, found), others }
}

function repairOf(editing: Editing, { repair }: Diagnostic): Finding['repair'] {
  if (!repair) return null
  const { file, pointer, value } = repair
  const bytes = editing.files.read(file)
  if (bytes && 'refused' in bytes) return null
  const label = typeof value === 'object' ? pointer.split('/').at(-1) : String(value)
  return { label: label ?? '', file, hash: hashOf(bytes), change: { kind: 'set', pointer, value } }
}
