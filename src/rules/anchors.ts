import { valueAt } from '../content/pointer.ts'
import type { Mark, Site, Source } from '../types.ts'
import { fullText } from './values.ts'

/** A place on a page that links can jump to. */
export interface Anchor {
  readonly id: string
  /** Where it comes from: the id itself, or the reference to shared data that has it. */
  readonly pointer: string
}

/** The anchors of a page. */
export interface Anchors {
  readonly listed: readonly Anchor[]
  /** Whether all anchors are known: a template may make more of the headings of an MDX text. */
  readonly isComplete: boolean
}

/** Anchors of shared data, by name of the file and of the entry: what a reference brings to its page. */
export type SharedAnchors = Map<string, readonly string[]>

/** Records the anchors of a file of shared data. */
export function noteShared(shared: SharedAnchors, source: Source, data: unknown): void {
  for (const { kind, pointer } of source.marks) {
    const id = kind === 'anchor' ? valueAt(data, pointer) : undefined
    if (typeof id !== 'string') continue
    const key = sharedKey(source.name, pointer.split('/')[1])
    shared.set(key, [...(shared.get(key) ?? []), id])
  }
}

/** The anchors of a page, from top to bottom. */
export function anchorsOf(
  source: Source,
  data: unknown,
  { site, shared }: { site: Site; shared: SharedAnchors },
): Anchors {
  let isComplete = true
  const listed = source.marks.filter(mayBringAnchors).flatMap(({ kind, pointer, target }): Anchor[] => {
    const value = valueAt(data, pointer)
    if (typeof value !== 'string') return []
    if (kind === 'anchor') return [{ id: value, pointer }]
    if (kind === 'reference') return (shared.get(sharedKey(target, value)) ?? []).map((id) => ({ id, pointer }))
    if (kind !== 'document') return []
    const texts = versionsOf(site, value).map(fullText)
    isComplete &&= texts.every((text) => text !== null && !/^#{1,6} /m.test(text))
    return [...new Set(texts.flatMap(idsIn))].map((id) => ({ id, pointer }))
  })
  return { listed, isComplete }
}

const mayBringAnchors = ({ kind, isCited }: Mark) => kind !== 'text' && kind !== 'link' && !isCited

function sharedKey(file: string | undefined, entry: string | undefined): string {
  return JSON.stringify([file, entry])
}

function versionsOf(site: Site, name: string): Source[] {
  return [...site.documents.values()].filter((document) => document.name.replace(/\.[a-z]{2}$/, '') === name)
}

/** Ids that an MDX text gives to its parts: `<Section id="hosting">`. */
function idsIn(text: string | null): string[] {
  return [...(text ?? '').matchAll(/<\w+\b[^>]*\sid="([^"]+)"/g)].map(([, id = '']) => id)
}
