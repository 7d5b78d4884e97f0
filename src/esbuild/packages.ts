import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Serves packages out of another project's node_modules under names of their own ("react/index.js"). esbuild makes file
 * names from the paths of what went in, and the way from one project to another differs from machine to machine.
 */
export function packagesFrom(nodeModules: string): Plugin {
  return {
    name: 'packages',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, namespace, resolveDir, pluginData }) => {
        const isPackage = namespace === 'packages' || /^[^./]/.test(path)
        if (!isPackage || pluginData === 'resolving' || path.startsWith('site:')) return undefined
        const from = namespace === 'packages' ? resolveDir : nodeModules
        const found = await build.resolve(path, { kind, resolveDir: from, pluginData: 'resolving' })
        if (found.errors.length > 0 || found.external || !found.path.startsWith(nodeModules)) return found
        const name = relative(nodeModules, found.path).split(sep).join('/')
        return { path: name, namespace: 'packages', sideEffects: found.sideEffects }
      })
      build.onLoad({ filter: /.*/, namespace: 'packages' }, async ({ path }) => {
        const file = join(nodeModules, path)
        return { contents: await readFile(file, 'utf8'), loader: 'default', resolveDir: dirname(file) }
      })
    },
  }
}
