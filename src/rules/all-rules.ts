import { appointments } from './appointments/appointments.ts'
import { claims } from './claims/claims.ts'
import { paybacks } from './claims/paybacks.ts'
import { repeated } from './claims/repeated.ts'
import { examples } from './examples.ts'
import { hiddenTexts } from './hidden-texts.ts'
import { ids } from './ids.ts'
import { images } from './images.ts'
import { homes } from './languages/homes.ts'
import { languages } from './languages/languages.ts'
import { readability } from './languages/readability.ts'
import { serviceNames } from './languages/service-names.ts'
import { strayTexts } from './languages/stray-texts.ts'
import { unshownTexts } from './languages/unshown-texts.ts'
import { dates } from './law/dates.ts'
import { imprint } from './law/imprint.ts'
import { notices } from './law/notices.ts'
import { operator } from './law/operator.ts'
import { prices } from './law/prices.ts'
import { testimonials } from './law/testimonials.ts'
import { texts } from './law/texts.ts'
import { links } from './links.ts'
import { type FileRule, lookAlone, onePass, type SourceRule } from './one-pass.ts'
import { ownPages } from './pages/own-pages.ts'
import { placeholders } from './placeholders.ts'
import { seo } from './seo.ts'
import { tables } from './tables.ts'
import { valueNames } from './value-names.ts'

/** Those that look at one file alone. */
export const FILE_RULES: readonly FileRule[] = [tables]

/** Everything that a schema cannot express. Those of law/ only check sites that name their operator. */
const RULES: readonly SourceRule[] = [
  seo,
  placeholders,
  valueNames,
  hiddenTexts,
  homes,
  languages,
  serviceNames,
  strayTexts,
  unshownTexts,
  readability,
  links,
  ids,
  ...FILE_RULES,
  images,
  examples,
  ownPages,
  appointments,
  operator,
  imprint,
  notices,
  dates,
  testimonials,
  claims,
  paybacks,
  repeated,
  prices,
  texts,
]

/** All of them, one source after the other. */
export const allRules = onePass(RULES)

/** What all of them find in a page and note of it. */
export const lookAtPage = lookAlone(RULES)
