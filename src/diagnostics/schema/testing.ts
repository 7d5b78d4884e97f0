// The kinds of schemas that projects have, made small, for the tests of what authors read about them.
import type { ErrorObject } from 'ajv'
import { type Validator, validator } from '../../content/validator.ts'
import { parseYaml, yamlLocator } from '../../content/yaml.ts'
import type { SourceKind } from '../../types.ts'
import { schemaDiagnostics } from './schema-error.ts'

let checker: Validator | undefined

/** The findings about a text: "line:column code message | hint". */
export function check(kind: SourceKind, name: string, yaml: string): string[] {
  const file = `site/${name}.yaml`
  const { value } = parseYaml(yaml, file)
  const found = schemaDiagnostics(
    errorsOf(kind, name, value),
    { locate: yamlLocator(yaml, file) },
    {
      schemaFile: `${kind}.json`,
      german: new Map(),
    },
  )
  return found.map(({ at, code, message, hint }) => `${at?.line}:${at?.column} ${code} ${message} | ${hint}`)
}

export function errorsOf(kind: SourceKind, name: string, data: unknown): readonly ErrorObject[] {
  checker ??= validator(new Map(Object.entries(files).map(([path, schema]) => [path, JSON.stringify(schema)])))
  return checker.validate(kind, name, data)?.errors ?? []
}

function object(properties: object, required: string[] = []) {
  return { type: 'object', properties, required, additionalProperties: false }
}

function common(name: string) {
  return { $ref: `common.json#/$defs/${name}` }
}

function constant(value: string) {
  return { type: 'string', const: value }
}

const string = { type: 'string', minLength: 1 }

const files = {
  'common.json': {
    $defs: {
      text: {
        mark: 'text',
        ...object({ de: string, en: string }),
        type: ['string', 'object'],
        minLength: 1,
        examples: ['Nach Maß'],
      },
      money: { type: 'integer', minimum: 0, unit: 'EUR', examples: [2500] },
      route: {
        type: 'string',
        pattern: '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$',
        description: 'An address on this site.',
        examples: ['/talk-to-us'],
      },
      link: { type: 'string', pattern: '^(booking|/\\S*|mailto:\\S+@\\S+|https://\\S+)$', examples: ['/talk-to-us'] },
    },
  },
  'sections/hero.json': object(
    {
      type: constant('hero'),
      title: { $ref: '../common.json#/$defs/text', description: 'The heading.', examples: ['Nach Maß'] },
    },
    ['type', 'title'],
  ),
  'sections/faq.json': object({ type: constant('faq'), id: string, faq: string, exclusive: { type: 'boolean' } }, [
    'type',
    'faq',
  ]),
  'section.json': {
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [{ $ref: 'sections/faq.json' }, { $ref: 'sections/hero.json' }],
  },
  'page.json': object(
    {
      seo: object(
        {
          title: string,
          description: { ...string, description: 'What search engines show.', examples: ['Wir bauen Websites.'] },
        },
        ['title', 'description'],
      ),
      sections: { type: 'array', minItems: 1, items: { $ref: 'section.json' } },
      languages: { type: 'array', maxItems: 3, uniqueItems: true, items: string },
      number: { type: 'integer', minimum: 1, maximum: 999, examples: [17] },
      tone: { type: 'string', enum: ['paper', 'deep', 'night'] },
      best: { enum: [1, 2, null] },
      route: common('route'),
      link: common('link'),
      phone: { type: 'string', pattern: '^\\+[0-9][0-9 ()/-]+$', examples: ['+49 000 0000000'] },
      photo: { mark: 'picture', type: 'string', pattern: '^[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*[.](svg|jpg|JPG)$' },
      head: {
        ...object({ label: string, title: string, lead: string }, ['label', 'title']),
        examples: [{ label: 'Preise', title: 'Was es kostet', lead: 'Jedes Vorhaben beginnt klein. '.repeat(5) }],
      },
      short: { type: 'string', maxLength: 5 },
      day: { type: 'string', format: 'date' },
      other: { not: { const: 1 } },
      either: {
        anyOf: [{ type: 'integer' }, object({ from: { type: 'integer' }, to: { type: 'integer' } }, ['from', 'to'])],
        examples: [5],
      },
      tagged: {
        oneOf: [
          object({ kind: constant('circle'), radius: { type: 'integer' } }, ['kind']),
          object({ kind: constant('square'), side: { type: 'integer' } }, ['kind']),
        ],
      },
    },
    ['seo', 'sections'],
  ),
  'data/packages.json': {
    type: 'object',
    propertyNames: { pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
    additionalProperties: { $ref: '#/$defs/item' },
    $defs: { item: object({ price: { $ref: '../common.json#/$defs/money' } }, ['price']) },
  },
}
