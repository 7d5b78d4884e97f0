import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnySchemaObject } from 'ajv'
import type { Plugin } from 'esbuild'

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
      build.onResolve({ filter: /^site:checks[/]/ }, ({ path }) => ({ path, namespace: 'checks' }))
      build.onLoad({ filter: /.*/, namespace: 'checks' }, async ({ path }) => ({
        contents: await checkOf(join(root, 'schemas'), path.slice('site:checks/'.length)),
        resolveDir: root,
      }))
      build.onLoad({ filter: /[/\\]schemas[/\\]api[/\\][\w-]+[.]json$/ }, ({ path }) => ({
        contents: `export { check as default } from 'site:checks/${nameOf(path)}'`,
      }))
      build.onLoad({ filter: /[/\\]functions[/\\]lib[/\\]validator[.]ts$/ }, () => ({
        contents: 'export const validatorOf = (check) => check',
      }))
    },
  }
}

/** The check of one body as the text of a module: a function that takes one kind of body loads no others. */
async function checkOf(schemas: string, name: string): Promise<string> {
  const [{ bodyAjv }, { default: standalone }] = await Promise.all([
    import('../../functions/lib/ajv.ts'),
    import('ajv/dist/standalone/index.js'),
  ])
  const shared = await Promise.all(SHARED.map((file) => readJson(join(schemas, file))))
  const ajv = bodyAjv(shared, { source: true, esm: true })
  const body = await readJson(join(schemas, 'api', `${name}.json`))
  ajv.addSchema(body)
  return shortened(standalone.default(ajv, { check: body['$id'] }))
}

/**
 * The code without what nobody asks of a fault: its place in the schema, and what would have been right, except for the names
 * of missing and unknown fields (functions/lib/body.ts). Each of some hundred faults would carry it, and the names of what it
 * has.
 */
function shortened(code: string): string {
  const value = String.raw`(?:"(?:[^"\\]|\\.)*"|-?[\w.]+)`
  const right = new RegExp(`params:\\{(?:(?!missingProperty|additionalProperty)\\w+: ?${value},? ?)+\\}`, 'g')
  const made = String.raw`const (err\d+) = \{instancePath(?::([^,{}]+))?,keyword:("\w+"),params:(\{[^{}]*\})\};\s*`
  const kept = String.raw`if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}`
  const short = code
    .replace(/schemaPath:"[^"]*",/g, '')
    .replace(right, 'params:{}')
    .replace(new RegExp(made + kept, 'g'), (_, _name, path = 'instancePath', keyword: string, params: string) => {
      const named = params === '{}' ? '' : `, ${params}`
      return `vErrors = fail(vErrors, ${path}, ${keyword}${named});`
    })
  return `${short}
function fail(all, instancePath, keyword, params = {}) {
  const one = { instancePath, keyword, params };
  return all === null ? [one] : (all.push(one), all);
}
`
}

/** ".../log-visitor.json" -> "log-visitor". */
function nameOf(path: string): string {
  return path.replace(/^.*[/\\]|[.]json$/g, '')
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
