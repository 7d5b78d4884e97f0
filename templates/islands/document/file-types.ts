import type { DocumentDemoSection } from '../../../schemas/types.ts'

/** What visitors are asked for: any business document, or the picture of a process. */
export type Variant = DocumentDemoSection['variant']

// Endings of the accepted files with their media types.
const PICTURES = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
}
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const DOCUMENTS = {
  ...PICTURES,
  docx: [`${OFFICE}.wordprocessingml.document`],
  doc: ['application/msword'],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`],
  xls: ['application/vnd.ms-excel'],
  txt: ['text/plain'],
  eml: ['message/rfc822'],
  msg: ['application/vnd.ms-outlook'],
}
const ACCEPTED: Readonly<Record<Variant, Readonly<Record<string, readonly string[]>>>> = {
  documents: DOCUMENTS,
  process: PICTURES,
}

/** The `accept` attribute of the file input; a hint for the picker only. */
export function acceptAttribute(variant: Variant): string {
  const types = Object.values(ACCEPTED[variant]).flat()
  return [...new Set(types), ...Object.keys(ACCEPTED[variant]).map((ending) => `.${ending}`)].join(',')
}

/** Why a file is not sent. */
export type Refusal = 'unsupported' | 'empty' | 'tooLarge'

interface Limits {
  readonly variant: Variant
  readonly maxMegabytes: number
}

/** Looks at a file before it is read: type (by media type or by ending), then size. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, limits: Limits): Refusal | null {
  if (!isAccepted(file, limits.variant)) return 'unsupported'
  if (file.size === 0) return 'empty'
  return file.size > limits.maxMegabytes * 1024 * 1024 ? 'tooLarge' : null
}

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, variant: Variant): boolean {
  const accepted = ACCEPTED[variant]
  // A type may carry a parameter: "text/plain;charset=utf-8".
  const mediaType = type.toLowerCase().split(';', 1)[0] ?? ''
  return Object.hasOwn(accepted, endingOf(name)) || Object.values(accepted).some((types) => types.includes(mediaType))
}

/** A media type as people say it: "application/pdf" -> "PDF". Types that are not known stay as they are. */
export function shortType(mediaType: string): string {
  const known = Object.entries(DOCUMENTS).find(([, types]) => types.includes(mediaType))
  return known ? known[0].toUpperCase() : mediaType
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
