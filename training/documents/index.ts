// One made-up document for each number. The same number gives the same document, on every machine.
import { FAMILIES } from './families.ts'
import type { Family } from './kinds/family.ts'
import { namesOf } from './names/names.ts'
import { damaged } from './noise/noise.ts'
import type { Design } from './page/design.ts'
import { printedPages } from './page/flow.ts'
import { asPlain, plainLines } from './page/plain.ts'
import { type Marked, paperLines, taggedPages } from './page/reading.ts'
import { type Random, randomOf } from './random.ts'
import type { Example, Language, Split } from './types.ts'

const NOISE_SHARE = 0.3
/** Papers that were sent as text, a word processor's file or a mail. */
const PLAIN_SHARE = 0.06

const LANGUAGES: readonly (readonly [number, Language])[] = [
  [2, 'de'],
  [1, 'en'],
  [1, 'pt'],
]

/** What is asked for; everything left out is picked by the seed. */
export interface Wish {
  readonly kind?: Example['kind']
  readonly language?: Language
  readonly layout?: string
  /** Neither noise nor change of format. */
  readonly isClean?: boolean
}

/** @throws RangeError when no family has the kind or layout that was wished for */
export function documentOf(seed: number, split: Split, wish: Wish = {}): Example {
  // Split is a part of the seed: a held-out document is not the twin of one that was learnt from.
  const random = randomOf(split === 'training' ? seed : ~seed)
  const { family, kind, layout } = choice(random, split, wish)
  const language = wish.language ?? random.weighted(LANGUAGES)
  const names = namesOf(random, language, split)
  const design = family.write({ kind, language, layout, random, names })
  const pages = wish.isClean ? readPages(design) : seenPages(design, random)
  return { seed, kind, language, layout: `${family.name}/${layout}`, split, pages: taggedPages(pages) }
}

interface Choice {
  readonly family: Family
  readonly kind: Example['kind']
  readonly layout: string
}

function choice(random: Random, split: Split, { kind, layout }: Wish): Choice {
  const wanted = FAMILIES.flatMap((family) =>
    family.kinds.flatMap(([weight, name]) => {
      const layouts = layoutsOf(family, { kind: name, split, layout })
      const isWanted = (kind === undefined || kind === name) && layouts.length > 0
      return isWanted ? [[weight, { family, kind: name, layouts }] as const] : []
    }),
  )
  if (wanted.length === 0) throw new RangeError('No family writes such a document')
  const picked = random.weighted(wanted)
  return { family: picked.family, kind: picked.kind, layout: random.pick(picked.layouts) }
}

interface LayoutWish {
  readonly kind: Example['kind']
  readonly split: Split
  readonly layout: string | undefined
}

function layoutsOf({ name: family, layouts }: Family, { kind, split, layout }: LayoutWish): string[] {
  return layouts
    .filter(({ isHeldOut }) => isHeldOut === (split === 'held-out'))
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .map(({ name }) => name)
    .filter((name) => layout === undefined || layout === `${family}/${name}`)
}

/** How the product sees the document, whichever way it came. */
function seenPages(design: Design, random: Random): Marked[] {
  if (design.form === 'plain') return plainLines(design)
  if (random.chance(PLAIN_SHARE) && !design.isCut) return plainLines(asPlain(design))
  const pages = printedPages(design)
  return (random.chance(NOISE_SHARE) ? damaged(pages, random) : pages).map(paperLines)
}

function readPages(design: Design): Marked[] {
  return design.form === 'plain' ? plainLines(design) : printedPages(design).map(paperLines)
}
