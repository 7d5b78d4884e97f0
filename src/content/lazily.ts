import { createRequire } from 'node:module'
import { lazy } from '../lazy.ts'

const require = createRequire(import.meta.url)

/**
 * A CommonJS package, or a module of Node's own, that is loaded when it is first used: a build without changes needs no
 * parser and no threads, and loading them all took 60 ms.
 */
export function lazily<T>(name: string): () => T {
  return lazy(() => require(name) as T)
}
