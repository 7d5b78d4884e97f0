import { FORMATS, formatByEnding, formatByMediaType, formatsWhere } from '../../../common/formats.ts'
import type { DocumentDemoSection } from '../../../schemas/types.ts'

/** What visitors are asked for: any business document, or the picture of a process. */
export type Variant = DocumentDemoSection['variant']

const acceptedBy = (variant: Variant) => formatsWhere(({ isVisual }) => variant === 'documents' || isVisual === true)

/** The `accept` attribute of the file input; a hint for the picker only. */
export function acceptAttribute(variant: Variant): string {
  const formats = acceptedBy(variant).map((name) => FORMATS[name])
  const endings = formats.flatMap((format) => format.endings.map((ending) => `.${ending}`))
  return [...formats.map(({ mediaType }) => mediaType), ...endings].join(',')
}

/** Why a file is not sent. */
export type Refusal = 'unsupported' | 'empty' | 'tooLarge'

interface Limits {
  readonly variant: Variant
  readonly maxMegabytes: number
}

/** Checks a file before it is read: type (by media type or by ending), then size. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, limits: Limits): Refusal | null {
  if (!isAccepted(file, limits.variant)) return 'unsupported'
  if (file.size === 0) return 'empty'
  return file.size > limits.maxMegabytes * 1024 * 1024 ? 'tooLarge' : null
}

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, variant: Variant): boolean {
  const accepted = acceptedBy(variant)
  return [formatByEnding(name), formatByMediaType(type)].some((format) => format !== null && accepted.includes(format))
}

/** A media type as people say it: "application/pdf" -> "PDF". Types that are not known stay as they are. */
export function shortType(mediaType: string): string {
  const format = formatByMediaType(mediaType)
  return (format && FORMATS[format].endings[0]?.toUpperCase()) ?? mediaType
}
