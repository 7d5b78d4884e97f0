import type { HostFile } from '../host/host-file.ts'
import { completeTexts, type SiteTexts } from '../lib/texts.ts'
import type { SiteFacts } from '../lib/types.ts'

/** What the functions have to know of their site; the build writes it beside them. */
export interface HostFacts extends Pick<HostFile, 'retention' | 'appointments' | keyof SiteTexts> {
  readonly site: SiteFacts
  /** Of every answer of a function. */
  readonly apiHeaders: Readonly<Record<string, string>>
}

/** @throws Error when the site was built without the texts that visitors read */
export function textsOf(host: HostFacts): SiteTexts {
  const texts = completeTexts(host)
  if (!texts) throw new Error('The site was built without the texts that visitors read: build it again')
  return texts
}
