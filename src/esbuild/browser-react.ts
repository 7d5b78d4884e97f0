// React as browsers load it in projects without packages of their own: two files beside the islands, made once for all of them.
// Most of what islands are bundled from is React.
import type { BuildOptions, Plugin } from 'esbuild'
import { packageRoot } from '../config.ts'
import type { Checked } from '../types.ts'
import { BROWSERS, type Built, type LeanRun, runEsbuild } from './common.ts'

/** The modules that each file holds: it exports the names of both, and an object with all of them as default. */
const FILES = [
  { file: 'react', modules: ['react', 'react/jsx-runtime'] },
  { file: 'react-dom', modules: ['react-dom', 'react-dom/client'] },
] as const

/** How files for browsers are made and named. */
export const FOR_BROWSERS = {
  publicPath: '/',
  entryNames: '_a/[name]-[hash]',
  chunkNames: '_a/[name]-[hash]',
  assetNames: '_a/[name]-[hash]',
  platform: 'browser',
  format: 'esm',
  minify: true,
  target: BROWSERS,
} as const satisfies BuildOptions

/** Makes both files of the generator's React. */
export async function bundleBrowserReact(): Promise<Checked<Built | null>> {
  const react = await bundleFile(FILES[0], [])
  if (!react.value) return react
  const dom = await bundleFile(FILES[1], [reactFrom(async () => react.value)])
  if (!dom.value) return dom
  const value = {
    files: [...react.value.files, ...dom.value.files],
    inputs: [...react.value.inputs, ...dom.value.inputs],
    outputs: [...react.value.outputs, ...dom.value.outputs],
  }
  return { value, diagnostics: [...react.diagnostics, ...dom.diagnostics] }
}

async function bundleFile(
  { file, modules }: (typeof FILES)[number],
  plugins: Plugin[],
): Promise<Checked<Built | null>> {
  return runEsbuild(packageRoot(), {
    ...FOR_BROWSERS,
    entryPoints: { [file]: `site:${file}` },
    plugins: [entryOf(modules), ...plugins],
  })
}

/** CommonJS has no names that a browser could import: they are listed. */
function entryOf(modules: readonly string[]): Plugin {
  return {
    name: 'browser-react',
    setup(build) {
      build.onResolve({ filter: /^site:/ }, ({ path }) => ({ path, namespace: 'entry' }))
      build.onLoad({ filter: /.*/, namespace: 'entry' }, async () => ({
        contents: await entryText(modules),
        resolveDir: packageRoot(),
      }))
    },
  }
}

async function entryText(modules: readonly string[]): Promise<string> {
  const listed = new Set(['default'])
  const lines: string[] = []
  for (const [index, module] of modules.entries()) {
    const names = (await namesOf(module)).filter((name) => !listed.has(name))
    for (const name of names) listed.add(name)
    // In one declaration, whose names the minifier can shorten; re-exported, each would keep its own.
    lines.push(`import M${index} from '${module}'`, `export const { ${names.join(', ')} } = M${index}`)
  }
  return `${lines.join('\n')}\nexport default { ${modules.map((_, index) => `...M${index}`).join(', ')} }`
}

/** The names that Node finds in the text of a CommonJS module: they are the same whatever NODE_ENV is. */
async function namesOf(module: string): Promise<string[]> {
  const found = await import(module)
  return Object.keys(found).filter((name) => /^\w+$/.test(name))
}

/**
 * Lets what is bundled load React from its two files.
 *
 * @param react both files; asked for when something imports React. null: esbuild finds it by itself, or says that it cannot
 */
export function reactFrom(react: () => Promise<Built | null>): Plugin {
  const filter = new RegExp(`^(?:${FILES.flatMap(({ modules }) => modules).join('|')})$`)
  return {
    name: 'react-from',
    setup(build) {
      build.onResolve({ filter }, async ({ path, kind }) => {
        const made = await react()
        const url = made && urlOf(made, path)
        if (!url) return undefined
        // Code in CommonJS cannot wait for another file: it is given a module that has imported it.
        if (kind === 'require-call') return { path, namespace: 'react' }
        return { path: url, external: true, sideEffects: false }
      })
      build.onLoad({ filter: /.*/, namespace: 'react' }, ({ path }) => ({
        contents: `export * from '${path}'\nexport { default } from '${path}'`,
      }))
    },
  }
}

/** The same without a plugin: esbuild takes the names of React's modules for the addresses. Code cannot require them. */
export function withAddresses(options: BuildOptions, react: Built): LeanRun {
  const modules = FILES.flatMap((file) => file.modules)
  const alias = Object.fromEntries(modules.map((module) => [module, urlOf(react, module) ?? module]))
  const external = Object.values(alias)
  return {
    options: { ...options, alias, external },
    isOther: ({ path, kind }) => kind === 'require-call' && external.includes(path),
  }
}

function urlOf({ outputs }: Built, module: string): string | null {
  const holder = FILES.find(({ modules }) => modules.some((name) => name === module))
  const output = outputs.find(({ entryPoint }) => entryPoint === `entry:site:${holder?.file}`)
  return output ? `/${output.path}` : null
}

/** What was bundled together with the files of React that it loads. */
export function withReact(built: Built, react: Built): Built {
  const imported = built.outputs.flatMap(({ imports }) => imports)
  const asked = react.outputs.filter(({ path }) => imported.includes(`/${path}`))
  const paths = new Set(asked.flatMap(({ path, imports }) => [path, ...imports.map((url) => url.slice(1))]))
  return { ...built, files: [...built.files, ...react.files.filter(({ path }) => paths.has(path))] }
}
