// The texts of the agency's site as a build hands them to its server.
import { fileURLToPath } from 'node:url'
import type { SiteTexts } from '../functions/lib/texts.ts'
import { openCaches } from '../src/commands/caches.ts'
import { serverTexts } from '../src/html/server-texts.ts'
import { load } from '../src/pipeline/load.ts'
import { resolve } from '../src/pipeline/resolve.ts'
import { validate } from '../src/pipeline/validate.ts'
import type { Config } from '../src/types.ts'

/** The texts of the site in a project folder. */
export async function siteTextsOf(root: string): Promise<SiteTexts> {
  const config: Config = { root, out: '', cache: null, compress: false, workerFile: null }
  const { value: project } = load(config)
  const caches = openCaches(config)
  const sources = project ? (await validate(config, project, caches.readings)).value : []
  const resolved = project && resolve(config, { project, sources }, caches.names).value
  if (!resolved) throw new Error(`There is no site in ${root}`)
  // By way of JSON, as host.json carries them.
  return JSON.parse(JSON.stringify(serverTexts(resolved.site))) as SiteTexts
}

export const SITE_TEXTS = await siteTextsOf(fileURLToPath(new URL('..', import.meta.url)))
