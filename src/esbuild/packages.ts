import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'

/**
 * Serves packages out of another project's node_modules under names of their own ("react/index.js"). esbuild makes file
 * names from the paths of what went in, and the way from one project to another differs from machine to machine.
 */
export function packagesFrom(nodeModules: string): Plugin {
  return {
    name: 'packages',
    setup(build) {
      const resolve = async ({ path, kind, pluginData }: OnResolveArgs, resolveDir: string) => {
        if (pluginData === 'resolving' || path.startsWith('site:')) return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: 'resolving' })
        if (found.errors.length > 0 || found.external || !found.path.startsWith(nodeModules)) return found
        const name = relative(nodeModules, found.path).split(sep).join('/')
        return { path: name, namespace: 'packages', sideEffects: found.sideEffects } satisfies OnResolveResult
      }
      build.onResolve({ filter: /.*/, namespace: 'packages' }, (asked) => resolve(asked, asked.resolveDir))
      // Names of packages alone: esbuild waits for each answer, and finds files of the project by itself.
      build.onResolve({ filter: /^[^./]/ }, (asked) => resolve(asked, nodeModules))
      build.onLoad({ filter: /.*/, namespace: 'packages' }, async ({ path }) => {
        const file = join(nodeModules, path)
        return { contents: await readFile(file), loader: 'default', resolveDir: dirname(file) }
      })
    },
  }
}
