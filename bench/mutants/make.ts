// Seeded mutants of all kinds.
import { type Content, KINDS, type Kind, type Mutant } from './content.ts'
import {
  choiceMisspelt,
  type Edit,
  fieldRemoved,
  impossibleDate,
  keyMisspelt,
  keyTwice,
  swapped,
  translationEmptied,
  typeChanged,
} from './edits.ts'
import { idTwice, indentMoved, referenceMisspelt, routeTwice, translationRemoved, valuesOf } from './marked.ts'
import { randomBy, someOf } from './random.ts'

/** Tries one place after another until there are enough; places of the same kind come in random order. */
type Maker = () => Mutant | null

export interface MutantOptions {
  readonly seed: number
  /** Of each kind, if the content has as many places. */
  readonly each: number
}

/** Some mutants of each kind, none twice; those that are still valid come on top of the requested number. */
export function mutantsOf(contents: readonly Content[], { seed, each }: MutantOptions): Mutant[] {
  const random = randomBy(seed)
  const found = KINDS.flatMap((kind) => {
    const makers = makersOf(kind, contents, random)
    const mutants: Mutant[] = []
    let counted = 0
    for (const make of someOf(makers, makers.length, random)) {
      if (counted >= each) break
      const mutant = make()
      if (!mutant || mutant.text === mutant.content.text) continue
      mutants.push(mutant)
      if (mutant.stillValid === undefined) counted++
    }
    return mutants
  })
  const distinct = new Map(found.map((mutant) => [`${mutant.content.file}\0${mutant.text}`, mutant]))
  return [...distinct.values()]
}

function makersOf(kind: Kind, contents: readonly Content[], random: () => number): Maker[] {
  const edits: Partial<Record<Kind, Edit>> = {
    'field removed': fieldRemoved,
    'type changed': typeChanged,
    'key misspelt': keyMisspelt,
    'choice misspelt': choiceMisspelt,
    'translation emptied': translationEmptied,
    'translation removed': translationRemoved(needsIn(contents)),
    'from and to swapped': swapped,
    'impossible date': impossibleDate,
    'duplicate key': keyTwice,
  }
  const edit = edits[kind]
  if (edit) {
    // A site has few dates: each is made impossible in several ways.
    const times = kind === 'impossible date' ? 5 : 1
    const makers = contents.flatMap((one) => one.places.places.map((place) => () => edit(one, place, random)))
    return Array.from({ length: times }, () => makers).flat()
  }
  const routes = routesOf(contents)
  if (kind === 'indent moved') return contents.flatMap((one) => lineMakers(one, random))
  return contents.flatMap((one) =>
    valuesOf(one).map((value) => () => {
      if (kind === 'reference misspelt') return referenceMisspelt(one, value, { random, routes })
      return idTwice(one, value, random) ?? routeTwice(one, value, { random, routes })
    }),
  )
}

function lineMakers(content: Content, random: () => number): Maker[] {
  const before = content.text.slice(0, content.yaml[0]).split('\n').length
  const count = content.text.slice(...content.yaml).split('\n').length
  return Array.from({ length: count }, (_, index) => () => indentMoved(content, before + index, random))
}

interface PageData {
  readonly routes?: readonly string[]
  readonly languages?: readonly string[]
}

function routesOf(contents: readonly Content[]): ReadonlySet<string> {
  return new Set(
    contents.flatMap(({ kind, data }) => {
      const { routes = [], languages = [] } = data as PageData
      if (kind !== 'page') return []
      const others = languages.filter((language) => language !== 'de')
      return routes.flatMap((route) => [route, ...others.map((language) => `/${language}${route}`)])
    }),
  )
}

/** In which languages pages show a file of shared data: all of them, unless pages name its entries. */
function needsIn(contents: readonly Content[]) {
  const pages = contents.filter(({ kind }) => kind === 'page')
  const all = new Set(pages.flatMap(({ data }) => (data as PageData).languages ?? ['de']))
  const entries = new Map<string, Set<string>>()
  for (const page of pages) {
    for (const { path, value } of valuesOf(page)) {
      const { mark, target } = page.schemaAt(path)
      if (mark !== 'reference' || target === null) continue
      const key = `site/data/${target}.yaml ${value}`
      const known = entries.get(key) ?? new Set()
      for (const language of (page.data as PageData).languages ?? ['de']) known.add(language)
      entries.set(key, known)
    }
  }
  const named = new Set([...entries.keys()].map((key) => key.split(' ')[0]))
  return ({ file, kind, data }: Content, path: readonly string[]): ReadonlySet<string> => {
    if (kind === 'page') return new Set((data as PageData).languages ?? ['de'])
    return named.has(file) ? (entries.get(`${file} ${path[0]}`) ?? new Set()) : all
  }
}
