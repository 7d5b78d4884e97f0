import { join } from 'node:path'
import { openTextStores, type TextStores } from '../content/compile-mdx.ts'
import { openMapStore } from '../content/map-store.ts'
import { DamagedCache, openStore, type Store } from '../content/stored.ts'
import { cachedCompilers } from '../esbuild/cache.ts'
import type { Compilers } from '../esbuild/common.ts'
import { MANIFEST_PACKING } from '../output/manifest.ts'
import { openPictureCache, type PictureCache } from '../pictures/picture-cache.ts'
import type { OutputStores } from '../pipeline/output.ts'
import type { RuleStores } from '../pipeline/rules.ts'
import { PAGES_PACKING } from '../rules/one-pass.ts'
import { openReadingsStore, type ReadingsStore } from '../sources/readings-cache.ts'
import type { Config, Diagnostic } from '../types.ts'

/** What each stage of a build takes again from the last one. Nothing is read before its stage asks for it. */
export interface Caches {
  readonly readings: ReadingsStore
  readonly code: Compilers
  readonly names: Store<readonly Diagnostic[]>
  readonly rules: RuleStores
  readonly pictures: PictureCache
  readonly texts: TextStores
  readonly output: OutputStores
}

type CacheConfig = Pick<Config, 'root' | 'cache' | 'verify'>

/**
 * Does work with the caches of a project. A cache that turns out to be damaged on the way has the work done once more, with
 * what is not.
 */
export async function withCaches<T>(config: CacheConfig, work: (caches: Caches) => Promise<T>): Promise<T> {
  const caches = openCaches(config)
  try {
    return await work(caches)
  } catch (thrown) {
    if (!(thrown instanceof DamagedCache) || config.verify) throw thrown
  } finally {
    caches.readings.close()
  }
  return withCaches({ ...config, verify: true }, work)
}

/** Opens the caches in a project's cache folder; without one nothing is taken again, and nothing is kept. */
export function openCaches({ root, cache, verify }: CacheConfig): Caches {
  const file = (name: string) => cache && join(cache, name)
  return {
    readings: openReadingsStore(file('content'), { verify }),
    code: cachedCompilers(root, cache),
    names: openStore(file('names.json')),
    rules: { site: openStore(file('findings.json')), pages: openMapStore(file('page-findings.jsonl'), PAGES_PACKING) },
    pictures: openPictureCache(cache),
    texts: openTextStores(cache),
    output: {
      files: openMapStore(file('output.jsonl'), MANIFEST_PACKING),
      whole: openStore(file('whole-output.json')),
    },
  }
}
