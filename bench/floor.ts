// The floor: what the same pages cost without a generator, on one thread. Compile the templates, then parse, render and
// write page by page; nothing is validated, cached or compressed. Run as: floor.js <project> (bench/build.ts does).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { parse } from 'yaml'

const root = resolve(process.argv[2] ?? '.')
const packages = resolve(process.argv[3] ?? 'node_modules')
const entry = `
export { Page } from './Page.tsx'
export { createElement } from 'react'
export { renderToStaticMarkup } from 'react-dom/server'`
const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  jsx: 'automatic',
  logLevel: 'error',
  nodePaths: [packages],
  define: { 'process.env.NODE_ENV': '"production"' },
}
const compiled = join(root, 'floor', 'templates.cjs')
await Promise.all([
  build({
    ...common,
    stdin: { contents: entry, resolveDir: join(root, 'templates'), loader: 'ts' },
    outfile: compiled,
    platform: 'node',
    format: 'cjs',
  }),
  build({
    ...common,
    entryPoints: ['Roi.tsx', 'Contact.tsx'].map((file) => join(root, 'templates/islands', file)),
    outdir: join(root, 'floor', 'public'),
    format: 'esm',
    splitting: true,
    minify: true,
  }),
])
const { Page, createElement, renderToStaticMarkup } = createRequire(import.meta.url)(compiled)
for (const file of readdirSync(join(root, 'site/pages'))) {
  const page = parse(readFileSync(join(root, 'site/pages', file), 'utf8'))
  const folder = join(root, 'floor', 'public', page.slug)
  mkdirSync(folder, { recursive: true })
  const body = renderToStaticMarkup(createElement(Page, { page }))
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>${page.title}</title>${body}`)
}
