import { pascal } from '../content/pascal.ts'
import { pagePlan } from './page.ts'
import { alreadyThere, type NewProblem, type NewRequest, type Plan, type ProjectFiles, titleFrom } from './plan.ts'

/** A kind of section: its schema, its component, a test of it, and a page that shows it. */
export function sectionPlan(request: NewRequest, project: ProjectFiles): Plan | NewProblem {
  const { name } = request
  const title = request.title ?? titleFrom(name)
  const component = `templates/sections/${pascal(name)}`
  const files = [
    { file: `schemas/sections/${name}.json`, text: schemaText(name, title, project), isNew: true },
    { file: `${component}.tsx`, text: componentText(name, project), isNew: true },
    { file: `${component}.test.tsx`, text: testText(name, title), isNew: true },
  ]
  const taken = files.find(({ file }) => project.read(file) !== null)
  if (taken) return alreadyThere(taken.file)
  const example = pagePlan({ kind: 'page', name: `${name}-example`, title: `${title}, example` }, project, [
    { type: name, title },
  ])
  if ('problem' in example) return example
  const next = [
    {
      en: `Say what it holds: schemas/sections/${name}.json, then "site fresh"`,
      de: `Sagen, was hineingehört: schemas/sections/${name}.json, danach „site fresh“`,
    },
    { en: `Draw it: ${component}.tsx`, de: `Zeichnen: ${component}.tsx` },
    {
      en: `See it: site dev, /${name}-example (take that page out before the site goes live)`,
      de: `Ansehen: site dev, /${name}-example (diese Seite herausnehmen, bevor die Website online geht)`,
    },
  ]
  return { files: [...files, ...example.files], next }
}

function schemaText(name: string, title: string, { schemas }: ProjectFiles): string {
  const common = schemas.get('common.json')?.$defs ?? {}
  const shared = (key: string, about: string, example: unknown) =>
    common[key]
      ? {
          [key === 'anchor' ? 'id' : key]: {
            $ref: `../common.json#/$defs/${key}`,
            description: about,
            examples: [example],
          },
        }
      : {}
  const text = common['text'] ? { $ref: '../common.json#/$defs/text' } : { type: 'string', minLength: 1 }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${pascal(name)}Section`,
    description: `What a "${name}" section is for, in one sentence.`,
    type: 'object',
    properties: {
      type: { type: 'string', const: name, description: `Makes this block a "${name}" section.`, examples: [name] },
      ...shared('anchor', 'The name that links can jump to. Left out: the section cannot be linked.', name),
      ...shared('tone', 'The ground of the section. Left out: the grounds take turns down the page.', 'deep'),
      title: { ...text, description: 'The heading of the section.', examples: [title] },
      text: { ...text, description: 'What stands below the heading.', examples: ['A sentence or two.'] },
    },
    required: ['type', 'title'],
    additionalProperties: false,
  }
  return `${formatted(schema)}\n`
}

/** JSON with short lists on one line, as formatters want them. */
function formatted(value: object): string {
  const list = /\[\n\s+("[^\n]*"(?:,\n\s+"[^\n]*")*)\n\s+\]/g
  return JSON.stringify(value, null, 2).replace(list, (_, inside: string) => `[${inside.replace(/,\n\s+/g, ', ')}]`)
}

function componentText(name: string, { read }: ProjectFiles): string {
  const type = `${pascal(name)}Section`
  const hasFrame = /export function SectionFrame\b/.test(read('templates/parts/Section.tsx') ?? '')
  const [open, close] = hasFrame ? ['<SectionFrame section={section}>', '</SectionFrame>'] : ['<>', '</>']
  return `import type { ${type} } from '../../schemas/types.ts'
${hasFrame ? "import { SectionFrame } from '../parts/Section.tsx'\n" : ''}import type { SectionProps } from '../types.ts'

/** What this section shows. */
export function ${pascal(name)}({ section }: SectionProps<${type}>) {
  return (
    ${open}
      <h2>{section.title}</h2>
      {section.text && <p>{section.text}</p>}
    ${close}
  )
}
`
}

function testText(name: string, title: string): string {
  const type = `${pascal(name)}Section`
  return `import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ${type} } from '../../schemas/types.ts'
import type { SectionProps } from '../types.ts'
import { ${pascal(name)} } from './${pascal(name)}.tsx'

const test = suite('${pascal(name)}')

test('shows its heading and its text', () => {
  const section = { type: '${name}', tone: 'paper', title: ${JSON.stringify(title).replaceAll("'", "\\'").replace(/^"|"$/g, "'")}, text: 'A sentence.' }
  const html = renderToStaticMarkup(${pascal(name)}({ section } as unknown as SectionProps<${type}>))
  assert.match(html, section.title)
  assert.match(html, 'A sentence.')
})

test.run()
`
}
