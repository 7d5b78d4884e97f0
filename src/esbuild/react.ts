import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'

/** What templates share: it is compiled by itself, so that an edit of a template need not start it again. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom/server']

/** Compiles React to one CommonJS module that exports REACT_MODULES by their names. */
export function compileReact(root: string): Promise<Checked<Built | null>> {
  return runEsbuild(root, reactOptions(root))
}

/** How React is compiled. */
export function reactOptions(root: string): BuildOptions {
  const modules = REACT_MODULES.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`)
  return {
    stdin: {
      contents: `module.exports = { ${modules.join(', ')} }`,
      resolveDir: join(root, 'templates'),
      sourcefile: 'react',
      loader: 'js',
    },
    entryNames: 'react',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // It is read and compiled by Node in each build. Names stay as they are in what it throws.
    minifyWhitespace: true,
    minifySyntax: true,
  }
}
