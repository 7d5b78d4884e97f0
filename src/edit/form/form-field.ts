// A value as a field of the panel: what it may be follows from its schema, as in `site explain`.
import { escapeToken } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { formOf, formsOf, isEntry, type Spot, stepInto, typeOf } from '../../schemas/spot.ts'
import type { Language } from '../../types.ts'
import type { Field, Input, Option } from '../protocol.ts'
import { choiceName } from './choice-names.ts'
import { entryName, fieldName, keyName } from './field-names.ts'
import { sectionName } from './section-names.ts'

/** What fields offer besides what schemas say. */
export interface FormContext {
  readonly schemas: Schemas
  readonly language: UiLanguage
  /** Of the file's texts. */
  readonly languages: readonly Language[]
  /** In which each of its texts has to be said: those of a page that has several; [] elsewhere. */
  readonly required: readonly Language[]
  /** Languages of a text, by its pointer, that have not been changed since the first one was. */
  stale(pointer: string): readonly Language[]
  /** The entries of a data file, by their own words. */
  names(target: string): readonly Option[]
  /** Puts the values that a text names in the place of their names. */
  fill(text: string): string
  readonly links: readonly Option[]
  readonly pictures: readonly Option[]
}

export interface Placed {
  readonly spot: Spot
  readonly pointer: string
  readonly name: string
  readonly value: unknown
  /** One of a map, which its author has named. */
  readonly isEntry?: boolean
}

/** How deep groups are shown at once; what is further down has a panel of its own. */
const DEEPEST = 4

export function formField(context: FormContext, placed: Placed, depth = 0): Field {
  const { pointer, value } = placed
  const spot = formOf(context.schemas, placed.spot, value)
  return {
    pointer,
    name: nameIn(context, placed),
    about: spot.about ?? '',
    isRequired: spot.isRequired === true,
    ...(value === undefined ? {} : { value }),
    input: inputOf(context, { ...placed, spot }, depth),
  }
}

/** Entries are called by their own words, fields by those of their kind. */
function nameIn(context: FormContext, { spot, name, value, isEntry: isNamed = false }: Placed): string {
  if (isNamed) return keyName(name, value, context)
  if (/^\d+$/.test(name)) return entryName(value, Number(name), context)
  return fieldName(name, context.language, spot.usedAt)
}

function inputOf(context: FormContext, placed: Placed, depth: number): Input {
  return markedInput(context, placed) ?? plainInput(context, placed) ?? holderInput(context, placed, depth)
}

function markedInput(context: FormContext, { spot: { schema }, pointer, value }: Placed): Input | null {
  const { mark = '', target = '' } = schema
  if (mark === 'text') return textInput(context, pointer, value)
  if (mark === 'link') return { kind: 'link', options: context.links }
  if (mark === 'picture' || mark === 'asset') return { kind: 'picture', options: context.pictures }
  if (mark === 'reference') return { kind: 'choice', options: context.names(target), ...opened(target, value) }
  return mark === '' ? null : { kind: 'words' }
}

function textInput({ languages, required, stale }: FormContext, pointer: string, value: unknown): Input {
  const isGroup = typeof value === 'object' && value !== null
  const given = isGroup ? Object.keys(value) : []
  const missing = isGroup ? languages.filter((language) => !given.includes(language)) : []
  return {
    kind: 'text',
    languages: isGroup ? [...new Set([...languages, ...given])] : [],
    missing,
    stale: stale(pointer),
    required,
  }
}

/** The entry that a name stands for. */
function opened(target: string, value: unknown) {
  return typeof value === 'string'
    ? { opens: { file: `site/data/${target}.yaml`, pointer: `/${escapeToken(value)}` } }
    : {}
}

function choice({ language }: FormContext, { schema, file, pointer }: Spot): Input & { kind: 'choice' } {
  const values = (schema.enum ?? []).map(String)
  const label = (value: string) => choiceName(value, `${file}#${pointer}`, language)
  return { kind: 'choice', options: values.map((value) => ({ value, label: label(value) })) }
}

function plainInput(context: FormContext, { spot, value }: Placed): Input | null {
  const { schema } = spot
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (schema.const !== undefined) return { kind: 'fixed' }
  if (schema.enum) return choice(context, spot)
  if (types.includes('boolean')) return { kind: 'switch' }
  if (types.includes('integer') || types.includes('number') || typeof value === 'number') {
    return {
      kind: 'number',
      isMoney: schema.unit === 'EUR',
      least: schema.minimum ?? null,
      most: schema.maximum ?? null,
    }
  }
  return types.includes('string') || typeof value === 'string' ? { kind: 'words' } : null
}

function holderInput(context: FormContext, placed: Placed, depth: number): Input {
  const { spot, value } = placed
  if (depth >= DEEPEST) return { kind: 'fixed' }
  if (spot.schema.items || Array.isArray(value)) return listInput(context, placed, depth)
  const form = formsOf(context.schemas, spot)[0] ?? spot
  const known = Object.keys(form.schema.properties ?? {})
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const fields = [...new Set([...known, ...given])].flatMap((step) => stepField(context, placed, { step, depth }))
  return fields.length === 0 ? { kind: 'fixed' } : { kind: 'group', fields }
}

function stepField(context: FormContext, holder: Placed, { step, depth }: { step: string; depth: number }): Field[] {
  const { spot, pointer, value } = holder
  const next = stepInto(context.schemas, spot, { step, value })
  // What can be nothing else says what its holder is.
  if (!next || next.schema.const !== undefined) return []
  const child = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined
  const at = { spot: next, pointer: `${pointer}/${escapeToken(step)}`, name: step }
  return [formField(context, { ...at, value: child, isEntry: isEntry(spot, step) }, depth + 1)]
}

function listInput(context: FormContext, placed: Placed, depth: number): Input {
  const { spot, value } = placed
  const entries = Array.isArray(value) ? value : []
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = spot.schema
  return {
    kind: 'list',
    entries: entries.flatMap((_, index) => stepField(context, placed, { step: String(index), depth })),
    isFull: entries.length >= maxItems,
    isShort: entries.length <= minItems,
    kinds: kindsOf(context, spot),
  }
}

/** The kinds of sections that a list may get. */
function kindsOf({ schemas, language }: FormContext, spot: Spot): Option[] {
  const entry = stepInto(schemas, spot, { step: '0', value: undefined })
  const forms = entry ? formsOf(schemas, entry) : []
  if (forms.length < 2) return []
  return forms.flatMap((form) => {
    const type = typeOf(form)
    return type === null ? [] : [{ value: type, label: sectionName(type, language), about: form.about ?? '' }]
  })
}
