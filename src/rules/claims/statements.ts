import { valueAt } from '../../content/pointer.ts'
import type { Source } from '../../types.ts'
import { fieldsOf } from '../values.ts'

/** What visitors read as one statement: a text, or a figure with the words beside it ("200+" and "Unternehmen"). */
export interface Statement {
  readonly text: string
  readonly pointer: string
}

/** Fields that say what the field "value" beside them counts. */
const BESIDE = ['unit', 'label']

/** Every text of a page or of shared data, in every language it is written in. */
export function textVersions(source: Source, data: unknown): Statement[] {
  return source.marks.flatMap(({ kind, pointer }) => (kind === 'text' ? versions(valueAt(data, pointer), pointer) : []))
}

/** The statements of a page or of shared data, in every language they are written in. */
export function statementsOf(source: Source, data: unknown): Statement[] {
  const texts = source.marks.flatMap(({ kind, pointer }) => (kind === 'text' ? [pointer] : []))
  const figures = new Set(texts.filter((pointer) => pointer.endsWith('/value')).map(parentOf))
  return texts.flatMap((pointer) => {
    const parent = parentOf(pointer)
    const key = pointer.slice(parent.length + 1)
    if (!figures.has(parent) || (key !== 'value' && !BESIDE.includes(key)))
      return versions(valueAt(data, pointer), pointer)
    return key === 'value' ? figure(fieldsOf(valueAt(data, parent)) ?? {}, pointer) : []
  })
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function versions(value: unknown, pointer: string): Statement[] {
  if (typeof value === 'string') return [{ text: value, pointer }]
  return Object.entries(fieldsOf(value) ?? {}).flatMap(([language, text]) => versions(text, `${pointer}/${language}`))
}

function figure(fields: Readonly<Record<string, unknown>>, pointer: string): Statement[] {
  const beside = BESIDE.map((key) => fields[key]).find((value) => value !== undefined)
  const languages = [fields['value'], beside].flatMap((value) => Object.keys(fieldsOf(value) ?? {}))
  if (languages.length === 0) return versions([fields['value'], beside].filter(isText).join(' '), pointer)
  return [...new Set(languages)].flatMap((language) => {
    const parts = [fields['value'], beside].map((value) => fieldsOf(value)?.[language] ?? value)
    const at = fieldsOf(fields['value']) ? `${pointer}/${language}` : pointer
    return versions(parts.filter(isText).join(' '), at)
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
