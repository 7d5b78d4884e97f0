import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Checked } from '../types.ts'
import { type Built, runEsbuild } from './common.ts'
import { compiledChecks } from './compiled-checks.ts'

/** Packages of CommonJS ask for Node's own modules with require, which modules do not have. */
const REQUIRE = `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);`

/** A bundle of functions for a host, in several files: nothing has to be installed beside them. */
export interface AdapterBundle {
  /** A file of functions/adapters, without its ending; also the name of what is made: "lambda" -> "lambda.mjs". */
  readonly name: string
  /** Whether it runs in Node; otherwise in workerd, which has Node's modules but no require. */
  readonly isNode: boolean
}

/**
 * Bundles one adapter with all that it uses, and no more: what it does not call is left out. Each is a bundle of its own: files
 * that two of them share would hold what either needs, and taking a message would load what only delivery calls.
 */
export async function bundleAdapter(root: string, { name, isNode }: AdapterBundle): Promise<Checked<Built | null>> {
  return runEsbuild(root, {
    entryPoints: { [name]: `functions/adapters/${name}.ts` },
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is imported only when it is needed becomes a file of its own: what appointments need, and pg.
    splitting: true,
    chunkNames: `${name}-[hash]`,
    // Packages for workerd take from Node no more than every host has.
    ...(!isNode && { conditions: ['workerd'] }),
    // Of a package's modules only what is called; its file for require has all.
    mainFields: ['module', 'main'],
    minify: true,
    // pg looks for it only where somebody chooses it.
    external: ['pg-native'],
    // The package holds every way to a database; here there is one.
    alias: { '@libsql/client': join(root, 'functions/outbox/database/http-client.ts') },
    ...(isNode && { banner: { js: REQUIRE } }),
    plugins: [compiledChecks(root), UNUSED_PACKAGES],
  })
}

/** Leaves out parts of packages from which nothing is used, whether or not they say that this changes nothing. */
const UNUSED_PACKAGES: Plugin = {
  name: 'unused-packages',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isPackage = /^[^./]/.test(path) || /[/\\]node_modules[/\\]/.test(importer)
      if (!isPackage || pluginData === 'resolving' || kind === 'entry-point' || path.startsWith('site:'))
        return undefined
      const found = await build.resolve(path, { kind, resolveDir, pluginData: 'resolving' })
      return found.errors.length > 0 || found.external ? found : { ...found, sideEffects: false }
    })
    // Its index requires a limiter for every database there is; as imports, all but ours are left out.
    build.onLoad({ filter: /[/\\]rate-limiter-flexible[/\\]index[.]js$/ }, async ({ path }) => {
      const required = (await readFile(path, 'utf8')).matchAll(/^const (\w+|\{[^}]+\}) = require\('([^']+)'\);?$/gm)
      const exported = (names: string) => (names.startsWith('{') ? names : `{ default as ${names} }`)
      return {
        contents: [...required].map(([, names = '', file]) => `export ${exported(names)} from '${file}'`).join('\n'),
      }
    })
  },
}
