import { fileURLToPath } from 'node:url'
import { openCaches } from '../src/commands/caches.ts'
import { load } from '../src/pipeline/load.ts'
import { resolve } from '../src/pipeline/resolve.ts'
import { validate } from '../src/pipeline/validate.ts'
import type { Config, Site } from '../src/types.ts'

/** The folder of the agency's site. */
export const AGENCY = fileURLToPath(new URL('..', import.meta.url))

/** The site of a project folder, its names resolved. @throws Error when its settings have a mistake */
export async function siteIn(root: string): Promise<Site> {
  const config: Config = { root, out: '', cache: null, compress: false, workerFile: null }
  const caches = openCaches(config)
  const { value: project } = load(config)
  const read = project && (await validate(config, project, caches.readings))
  const resolved = project && read && resolve(config, { project, sources: read.value }, caches.names).value
  if (!resolved) throw new Error(`There is no site in ${root}; "site validate" says why`)
  return resolved.site
}
