import type { AnySchemaObject, ErrorObject } from 'ajv'
import { isFormPost, mediaType } from './http.ts'
import { validatorOf } from './validator.ts'

/** What is wrong with one value. `field` is its dotted path, such as "metadata.page"; "" for the whole body. */
export interface Fault {
  readonly field: string
  readonly kind: 'missing' | 'format' | 'other'
}

export type RefusalReason = 'too-large' | 'wrong-type' | 'malformed' | 'invalid'

/** A body that cannot be used. */
export interface Refusal {
  readonly ok: false
  readonly status: 400 | 413 | 415 | 422
  readonly reason: RefusalReason
  /** [] unless the reason is "invalid". */
  readonly faults: readonly Fault[]
  /** What was sent, as far as it could be read: unchecked. */
  readonly data: unknown
}

export type Body<T> = { readonly ok: true; readonly value: T } | Refusal

/** Our forms have a dozen fields. */
const MAX_FORM_FIELDS = 50

/**
 * Reads a JSON or form body and checks it against a schema before anything else looks at it.
 * In forms a dot in a name makes an object ("metadata.page"), and fields left empty count as not sent.
 *
 * @param schema a schema of schemas/api
 */
export async function readBody<T>(request: Request, schema: AnySchemaObject, maxBytes: number): Promise<Body<T>> {
  const isForm = isFormPost(request)
  if (!isForm && mediaType(request) !== 'application/json') return refuse(415, 'wrong-type')
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return refuse(413, 'too-large')
  return checked(isForm ? parseForm(bytes) : parseJson(bytes), schema)
}

/** Checks the bytes of a JSON body against a schema, as readBody does with those of a request. */
export function checkJson<T>(bytes: Uint8Array, schema: AnySchemaObject): Body<T> {
  return checked(parseJson(bytes), schema)
}

function checked<T>(data: unknown, schema: AnySchemaObject): Body<T> {
  if (data === undefined) return refuse(400, 'malformed')
  const check = validatorOf(schema)
  if (check(data)) return { ok: true, value: data as T }
  return { ok: false, status: 422, reason: 'invalid', faults: someFaults(check.errors ?? []), data }
}

/** More than all our fields together can produce. */
const MAX_FAULTS = 100

/** A body may have thousands of unknown names; an answer that repeats them all is ten times its size. */
function someFaults(errors: readonly ErrorObject[]): Fault[] {
  if (errors.length <= MAX_FAULTS) return errors.map(fault)
  const isUnknown = ({ keyword }: ErrorObject) => keyword === 'additionalProperties'
  const known = errors.filter((error) => !isUnknown(error))
  return [...known, ...errors.filter(isUnknown)].slice(0, MAX_FAULTS).map(fault)
}

function refuse(status: 400 | 413 | 415, reason: RefusalReason): Refusal {
  return { ok: false, status, reason, faults: [], data: undefined }
}

/** @returns null as soon as the body is larger than it may be */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @returns undefined when the bytes are not JSON in UTF-8 */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function parseForm(bytes: Uint8Array): unknown {
  const entries = [...new URLSearchParams(new TextDecoder().decode(bytes))]
  if (entries.length > MAX_FORM_FIELDS) return undefined
  const fields = new Map<string, string | Map<string, string>>()
  for (const [name, value] of entries) {
    if (value.trim() !== '') setField(fields, name, value.replaceAll('\r\n', '\n'))
  }
  // fromEntries makes own properties, so a field named __proto__ is just an unknown field.
  const plain = [...fields].map(([name, value]) => [name, value instanceof Map ? Object.fromEntries(value) : value])
  return Object.fromEntries(plain)
}

function setField(fields: Map<string, string | Map<string, string>>, name: string, value: string): void {
  const dot = name.indexOf('.')
  if (dot === -1) {
    fields.set(name, value)
    return
  }
  const group = fields.get(name.slice(0, dot))
  const inner = group instanceof Map ? group : new Map<string, string>()
  fields.set(name.slice(0, dot), inner.set(name.slice(dot + 1), value))
}

function fault(error: ErrorObject): Fault {
  const parts = error.instancePath.split('/').slice(1)
  const inner = error.params['missingProperty'] ?? error.params['additionalProperty']
  const field = [...parts, ...(typeof inner === 'string' ? [inner] : [])].join('.')
  if (error.keyword === 'required' || error.keyword === 'minLength') return { field, kind: 'missing' }
  return { field, kind: error.keyword === 'format' || error.keyword === 'pattern' ? 'format' : 'other' }
}
