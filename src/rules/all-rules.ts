import type { Rule } from '../types.ts'
import { claims } from './claims/claims.ts'
import { examples } from './examples.ts'
import { homes } from './homes.ts'
import { ids } from './ids.ts'
import { images } from './images.ts'
import { languages } from './languages.ts'
import { notices } from './law/notices.ts'
import { operator } from './law/operator.ts'
import { prices } from './law/prices.ts'
import { testimonials } from './law/testimonials.ts'
import { texts } from './law/texts.ts'
import { links } from './links.ts'
import { onePass } from './one-pass.ts'
import { placeholders } from './placeholders.ts'
import { seo } from './seo.ts'
import { strayTexts } from './stray-texts.ts'
import { tables } from './tables.ts'

/** Everything that a schema cannot express. Those of law/ only check sites that name their operator. */
export const allRules: readonly Rule[] = [
  onePass([
    seo,
    placeholders,
    homes,
    languages,
    strayTexts,
    links,
    ids,
    tables,
    images,
    examples,
    operator,
    notices,
    testimonials,
    claims,
    prices,
    texts,
  ]),
]
