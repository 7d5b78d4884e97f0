import { join } from 'node:path'
import { openTextStores, type TextStores } from '../content/compile-mdx.ts'
import { openStore, type Store } from '../content/stored.ts'
import { cachedCompilers } from '../esbuild/cache.ts'
import type { Compilers } from '../esbuild/common.ts'
import type { StoredManifest } from '../output/manifest.ts'
import { openPictureCache, type PictureCache } from '../pictures/picture-cache.ts'
import type { RuleStores } from '../pipeline/rules.ts'
import { type KnownReadings, openReadingsStore } from '../sources/readings-cache.ts'
import type { Config, Diagnostic } from '../types.ts'

/** What each stage of a build takes again from the last one. Nothing is read before its stage asks for it. */
export interface Caches {
  readonly readings: Store<KnownReadings>
  readonly code: Compilers
  readonly names: Store<readonly Diagnostic[]>
  readonly rules: RuleStores
  readonly pictures: PictureCache
  readonly texts: TextStores
  readonly output: Store<StoredManifest>
}

/** Opens the caches in a project's cache folder; without one nothing is taken again, and nothing is kept. */
export function openCaches({ root, cache }: Pick<Config, 'root' | 'cache'>): Caches {
  const file = (name: string) => cache && join(cache, name)
  return {
    readings: openReadingsStore(file('readings')),
    code: cachedCompilers(root, cache),
    names: openStore(file('names.json')),
    rules: { site: openStore(file('findings.json')), pages: openStore(file('page-findings.json')) },
    pictures: openPictureCache(cache),
    texts: openTextStores(cache),
    output: openStore(file('output.json')),
  }
}
