// Planted faults: mistakes that a tired engineer could make, each written into one line or two of the product's code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PlantedFault {
  /** What goes wrong, for those who use the product. */
  readonly name: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Tests that should fail then, the fastest first. */
  readonly tests: readonly string[]
}

/** The file with the fault in it. Throws if the text to replace is gone, or stands there twice. */
export function faultyText(root: string, { name, file, find, replace }: PlantedFault): string {
  const [before = '', after, ...more] = readFileSync(join(root, file), 'utf8').split(find)
  if (after === undefined || more.length > 0)
    throw new Error(`"${name}" cannot be planted: ${file} has its text ${more.length > 0 ? 'twice' : 'no longer'}`)
  return before + replace + after
}

/** `file:line` where a fault is planted. */
export function lineOfFault(root: string, { file, find }: PlantedFault): string {
  const text = readFileSync(join(root, file), 'utf8')
  return `${file}:${text.slice(0, text.indexOf(find)).split('\n').length}`
}
