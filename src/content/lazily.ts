import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lazy } from '../lazy.ts'

const require = createRequire(import.meta.url)

/**
 * A CommonJS package, or a module of Node's own, that is loaded when it is first used: a build without changes needs no
 * parser and no threads, and loading them all took 60 ms.
 *
 * @param file beside the package's main file, with all of it in one: Node takes a while to find and read dozens
 */
export function lazily<T>(name: string, file?: string): () => T {
  return lazy(() => require(file ? join(dirname(require.resolve(name)), file) : name) as T)
}
