import { join } from 'node:path'
import type { Words } from '../diagnostics/words.ts'
import type { Language, Page } from '../types.ts'

/** A document to try that pages offer. */
export interface Sample {
  /** "rechnung": under this name its example stands in site/data/examples.yaml, and its source in site/samples. */
  readonly name: string
  /** Below site/assets: "samples/rechnung.pdf". */
  readonly file: string
  /** Its file name for visitors: "Rechnung-0815.pdf". */
  readonly fileName: string
  /** Those of the pages that show its result as their example. */
  readonly languages: readonly Language[]
}

/** Thrown when a sample, or its source, is not as it has to be. */
export class SampleFault extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }
}

interface Demo {
  readonly type?: unknown
  readonly example?: unknown
  readonly samples?: readonly { readonly name: string; readonly file: string }[]
}

/** The samples of all document demos, by name. */
export function samplesOf(pages: readonly Page[]): Sample[] {
  const samples = new Map<string, Sample>()
  for (const sample of pages.flatMap(offeredOn)) {
    const { languages = [] } = samples.get(sample.name) ?? {}
    const all = [...new Set([...languages, ...sample.languages])].sort()
    samples.set(sample.name, { ...sample, languages: all })
  }
  return [...samples.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function offeredOn({ source, language }: Page): Sample[] {
  const { sections = [] } = source.data() as { readonly sections?: readonly Demo[] }
  const demos = sections.filter(({ type }) => type === 'document-demo')
  return demos.flatMap(({ example, samples = [] }) =>
    samples.map(({ file, name: fileName }) => {
      const name = nameOf(file)
      return { name, file, fileName, languages: example === name ? [language] : [] }
    }),
  )
}

/** "samples/rechnung.pdf" -> "rechnung". */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

export const assetPath = (root: string, file: string) => join(root, 'site/assets', file)
