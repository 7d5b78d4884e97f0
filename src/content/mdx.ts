import type graymatter from 'gray-matter'
import { error } from '../diagnostics/diagnostic.ts'
import type { Checked } from '../types.ts'
import { lazily } from './lazily.ts'
import { locationAt } from './place.ts'
import { type Locate, parseYaml, yamlLocator } from './yaml.ts'

const matter = lazily<typeof graymatter>('gray-matter')

/** The two halves of an MDX file. */
export interface FrontMatter {
  readonly data: unknown
  readonly body: string
  readonly locate: Locate
}

/** gray-matter runs `---js` front matter as code: every engine but our own YAML parser is replaced by this one. */
const refuse = () => {
  throw new Error('front matter is not run')
}

/**
 * Splits an MDX file into front matter and text. Front matter is YAML and nothing else: `---js`, `---json` and
 * their like are diagnostics, and their content is never evaluated.
 */
export function splitMdx(text: string, file: string): Checked<FrontMatter> {
  const { raw, name } = matter().test(text) ? matter().language(text) : { raw: '', name: '' }
  if (name && name !== 'yaml') {
    const message = {
      en: `Front matter in "${name}" is not allowed: only YAML is read.`,
      de: `Ein Vorspann in „${name}“ ist nicht erlaubt: Gelesen wird nur YAML.`,
    }
    const hint = {
      en: 'Begin the file with a line of three dashes (---).',
      de: 'Die Datei mit einer Zeile aus drei Strichen (---) beginnen.',
    }
    return nothing(text, file, error('front-matter/language', message, locationAt(text, file, 3, raw.length), hint))
  }
  if (!matter().test(text) || !/^---\r?\n[\s\S]*?^---\s*$/m.test(text)) {
    const at = locationAt(text, file, 0, 1)
    const message = { en: 'This file has no front matter.', de: 'Dieser Datei fehlt der Vorspann.' }
    const hint = {
      en: 'Begin with three dashes, then "title: …", then three dashes again.',
      de: 'Mit drei Strichen beginnen, dann „title: …“, dann wieder drei Striche.',
    }
    return nothing(text, file, error('front-matter/missing', message, at, hint))
  }
  let parsed: Checked<unknown> = { value: {}, diagnostics: [] }
  let header = ''
  const yaml = (given: string) => {
    header = given.replace(/^\r?\n|\r$/g, '')
    parsed = parseYaml(header, file, 1)
    return {}
  }
  // An options object of its own keeps gray-matter from answering out of its cache.
  const { content } = matter()(text, {
    engines: { yaml, json: refuse, js: refuse, javascript: refuse, coffee: refuse },
  })
  const locate = yamlLocator(header, file, 1)
  return { value: { data: parsed.value, body: content, locate }, diagnostics: parsed.diagnostics }
}

function nothing(text: string, file: string, found: Checked<FrontMatter>['diagnostics'][number]): Checked<FrontMatter> {
  return { value: { data: undefined, body: '', locate: () => locationAt(text, file, 0, 1) }, diagnostics: [found] }
}
