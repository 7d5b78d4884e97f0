import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentAnswer, DocumentExample } from '../../schemas/types.ts'
import { parseYaml } from '../content/yaml.ts'
import { Findings } from '../diagnostics/findings.ts'
import { inBoth, type Words } from '../diagnostics/words.ts'
import { withOwnModeline } from '../editor/modelines.ts'
import { differences } from '../examples/differences.ts'
import { makeSamples } from '../examples/make-samples.ts'
import { openReader, type ReadSample } from '../examples/read-samples.ts'
import { type Sample, SampleFault, samplesOf } from '../examples/samples.ts'
import { load } from '../pipeline/load.ts'
import { resolve } from '../pipeline/resolve.ts'
import { validate } from '../pipeline/validate.ts'
import { dataText } from '../scaffold/yaml-text.ts'
import type { Config, Site } from '../types.ts'
import { openCaches } from './caches.ts'

const FILE = 'site/data/examples.yaml'

const HEAD = `# Made by "site examples": the answers of the document API to the samples, which pages show as their examples. Edits are
# overwritten. "day" is the day on which a sample was made, and by which its deadlines are judged.
`

export interface ExamplesOptions {
  /** Writes nothing; only says what would differ. */
  readonly check: boolean
  /** Makes the samples anew, with days that follow from this one ("2026-03-31"); null: they stay as they are. */
  readonly renewal: { readonly today: string; readonly chromium: string } | null
  /** Told before each reading: which file in which language. */
  readonly onRead: (what: string) => void
}

/** What became of the examples. */
export type ExamplesDone =
  | { readonly problem: Words }
  /** `changed`: what is different from what was recorded, a line each. */
  | { readonly changed: readonly Words[]; readonly count: number }

/** Examples as they are recorded: by the name of their sample. */
type Examples = Readonly<Record<string, DocumentExample>>

/**
 * `site examples`: has the document API read the samples and records its answers in site/data/examples.yaml, from where
 * pages show them.
 */
export async function examples(config: Config, options: ExamplesOptions): Promise<ExamplesDone> {
  try {
    return await renew(config, options)
  } catch (thrown) {
    if (!(thrown instanceof SampleFault)) throw thrown
    return { problem: thrown.words }
  }
}

async function renew(config: Config, options: ExamplesOptions): Promise<ExamplesDone> {
  const site = await siteOf(config)
  if (!site) return { problem: HIDDEN }
  const samples = samplesOf(site.pages)
  const { renewal, check } = options
  const before = recorded(config.root)
  if (renewal) {
    const problem = await makeSamples(samples, { root: config.root, ...renewal })
    if (problem) return { problem: inBoth(() => problem) }
  }
  const undated = samples.find(({ name }) => !renewal && !before[name])
  if (undated) return { problem: withoutDay(undated) }
  const dayOf = ({ name }: Sample) => renewal?.today ?? before[name]?.day ?? ''
  const reader = openReader(config.root, site)
  const reading = { readSample: reader.read, onRead: options.onRead }
  const after = await read(samples, dayOf, reading).finally(reader.close)
  const changed = changes(before, after)
  if (!check) writeFileSync(join(config.root, FILE), examplesYaml(config, after))
  return { changed, count: Object.values(after).reduce((sum, one) => sum + Object.keys(one.answers).length, 0) }
}

const HIDDEN: Words = {
  en: 'The content has errors that hide what the pages show: run "site validate".',
  de: 'Der Inhalt hat Fehler, die verdecken, was die Seiten zeigen: „site validate“ aufrufen.',
}

function withoutDay({ file }: Sample): Words {
  return {
    en: `Nobody knows on which day site/assets/${file} was made: run "site examples --renew" first.`,
    de: `An welchem Tag site/assets/${file} entstand, weiß niemand: zuerst „site examples --renew“ aufrufen.`,
  }
}

function examplesYaml({ root }: Config, after: Examples): string {
  const settings = readFileSync(join(root, 'site/site.yaml'), 'utf8')
  return withOwnModeline(`${HEAD}${dataText(after)}`, { file: FILE, schema: 'data/examples.json', settings })
}

/** The site as far as its files fit their schemas: that the examples do not fit any more must not keep them from being made. */
export async function siteOf(config: Config): Promise<Site | null> {
  const findings = new Findings()
  const caches = openCaches(config)
  const project = findings.take(load(config))
  if (!project) return null
  const sources = findings.take(await validate(config, project, caches.readings))
  return findings.take(resolve(config, { project, sources }, caches.names))?.site ?? null
}

function recorded(root: string): Examples {
  const path = join(root, FILE)
  return existsSync(path) ? ((parseYaml(readFileSync(path, 'utf8'), FILE).value ?? {}) as Examples) : {}
}

interface Reading {
  readonly readSample: ReadSample
  readonly onRead: ExamplesOptions['onRead']
}

async function read(
  samples: readonly Sample[],
  dayOf: (sample: Sample) => string,
  { readSample, onRead }: Reading,
): Promise<Examples> {
  const entries: [name: string, example: DocumentExample][] = []
  let isWarm = false
  for (const sample of samples) {
    const answers: Record<string, DocumentAnswer> = {}
    for (const language of sample.languages) {
      onRead(`${sample.file} (${language})`)
      // A server has its models loaded: the first reading only does that, so that the times are those of a server.
      if (!isWarm) await readSample(sample, language, dayOf(sample))
      isWarm = true
      answers[language] = shownParts(await readSample(sample, language, dayOf(sample)))
    }
    const { name, file, fileName } = sample
    entries.push([name, { file, fileName, day: dayOf(sample), answers }])
  }
  return Object.fromEntries(entries)
}

/** Without the checks that a live result runs again on corrections: an example takes none. */
function shownParts({ data: { checks: _, ...data }, ...answer }: DocumentAnswer): DocumentAnswer {
  return { ...answer, data }
}

function changes(before: Examples, after: Examples): Words[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const named = (name: string) => differences(before[name], after[name]).map((line) => within(name, line))
  return names.flatMap(named)
}

function within(name: string, { en, de }: Words): Words {
  return { en: `${name}/${en}`, de: `${name}/${de}` }
}
