import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import type { Plugin } from 'esbuild'

/** The bodies that functions on other hosts take. */
const BODIES = ['booking', 'contact', 'hold', 'log-visitor']

/** Schemas that those of bodies refer to. */
const SHARED = ['common.json', 'api/context.json']

/**
 * Gives functions each schema of a body as its check, compiled here: function hosts forbid `new Function`, with which ajv
 * compiles at run time, and compiling would cost each cold start. The handlers stay as they are: what they pass on as a
 * schema is its check.
 *
 * @see https://ajv.js.org/standalone.html
 */
export function compiledChecks(root: string): Plugin {
  return {
    name: 'compiled-checks',
    setup(build) {
      build.onResolve({ filter: /^site:checks$/ }, ({ path }) => ({ path, namespace: 'checks' }))
      build.onLoad({ filter: /.*/, namespace: 'checks' }, async () => ({
        contents: await checksOf(join(root, 'schemas')),
        resolveDir: root,
      }))
      build.onLoad({ filter: /[/\\]schemas[/\\]api[/\\][\w-]+[.]json$/ }, ({ path }) => ({
        contents: `export { ${nameOf(path)} as default } from 'site:checks'`,
      }))
      build.onLoad({ filter: /[/\\]functions[/\\]lib[/\\]validator[.]ts$/ }, () => ({
        contents: 'export const validatorOf = (check) => check',
      }))
    },
  }
}

/** The checks of all bodies as the text of one module: what several refer to is in it once. */
async function checksOf(schemas: string): Promise<string> {
  const [{ bodyAjv }, { default: standalone }] = await Promise.all([
    import('../../functions/lib/ajv.ts'),
    import('ajv/dist/standalone/index.js'),
  ])
  const read = (names: readonly string[]) => Promise.all(names.map((name) => readJson(join(schemas, name))))
  const ajv = bodyAjv(await read(SHARED), { source: true, esm: true })
  const bodies = await read(BODIES.map((name) => `api/${name}.json`))
  ajv.addSchema(bodies)
  const ids = bodies.map(({ $id = '' }, index): [string, string] => [nameOf(BODIES[index] ?? ''), $id])
  return shortened(standalone.default(ajv, Object.fromEntries(ids)))
}

/**
 * The code without what nobody asks of a fault: its place in the schema, and what would have been right, except for the names
 * of missing and unknown fields (functions/lib/body.ts). Each of some hundred faults would carry it.
 */
function shortened(code: string): string {
  const value = String.raw`(?:"(?:[^"\\]|\\.)*"|-?[\w.]+)`
  const right = new RegExp(`params:\\{(?:(?!missingProperty|additionalProperty)\\w+: ?${value},? ?)+\\}`, 'g')
  const push = /if\(vErrors === null\)\{\s*vErrors = \[(err\d+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g
  const short = code
    .replace(/schemaPath:"[^"]*",/g, '')
    .replace(right, 'params:{}')
    .replace(push, 'vErrors = fail(vErrors, $1);')
  return `${short}\nfunction fail(all, one) { return all === null ? [one] : (all.push(one), all) }\n`
}

/** ".../log-visitor.json" -> "log_visitor", as a name in code. */
function nameOf(path: string): string {
  return path.replace(/^.*[/\\]|[.]json$/g, '').replaceAll('-', '_')
}

/** A schema without what only people read: ajv keeps parts of schemas in its code. */
async function readJson(file: string): Promise<AnySchemaObject> {
  return JSON.parse(await readFile(file, 'utf8'), (name, value) => (isForPeople(name, value) ? undefined : value))
}

/** Properties may have the same names, but their schemas are objects. */
function isForPeople(name: string, value: unknown): boolean {
  return name === 'title' || name === 'description'
    ? typeof value === 'string'
    : name === 'examples' && Array.isArray(value)
}
