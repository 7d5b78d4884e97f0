// The texts of the agency's site as a build hands them to its server.
import type { SiteTexts } from '../functions/lib/texts.ts'
import { serverTexts } from '../src/html/server-texts.ts'
import { AGENCY, siteIn } from './agency-site.ts'

/** The texts of the site in a project folder. */
export async function siteTextsOf(root: string): Promise<SiteTexts> {
  // By way of JSON, as host.json carries them.
  return JSON.parse(JSON.stringify(serverTexts(await siteIn(root)))) as SiteTexts
}

export const SITE_TEXTS = await siteTextsOf(AGENCY)
