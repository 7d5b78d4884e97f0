import { escapeToken, tokens } from '../../content/pointer.ts'
import type { Source } from '../../types.ts'
import { everyGroup } from '../values.ts'

/** A place in content as the register names it: "data/offers.yaml website.was", "pages/*.yaml sections.*.example". */
export interface ContentPlace {
  /** Whether a file, by its path from the project's root, is meant. */
  isIn(file: string): boolean
  readonly path: readonly string[]
}

/** Reads "FILE PATH": the file below site/, the path with "." between keys; "*" stands for any name or any key. */
export function claimScope(written: string): ContentPlace {
  const [file = '', path = ''] = written.trim().split(/\s+/)
  const name = file.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  const pattern = new RegExp(`^site/${name}$`)
  return { isIn: (one) => pattern.test(one), path: path === '' ? [] : path.split('.') }
}

/** Whether a JSON pointer leads to the place or below it. */
export function covers({ path }: ContentPlace, pointer: string): boolean {
  const steps = tokens(pointer)
  return steps.length >= path.length && path.every((key, index) => key === '*' || key === steps[index])
}

/** A text or number at a place of the register. */
interface Leaf {
  readonly pointer: string
  readonly text: string
}

/** Every text and number at a place of a source, and below it. */
export function leavesAt({ file }: Pick<Source, 'file'>, data: unknown, place: ContentPlace): Leaf[] {
  if (!place.isIn(file)) return []
  const found: Leaf[] = []
  everyGroup(data, (group, parent) => {
    for (const [key, value] of Object.entries(group)) {
      const pointer = `${parent}/${escapeToken(key)}`
      const isLeaf = typeof value === 'string' || typeof value === 'number'
      if (isLeaf && covers(place, pointer)) found.push({ pointer, text: String(value) })
    }
  })
  return found
}
