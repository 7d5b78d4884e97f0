import { pascal } from '../content/pascal.ts'
import type { Words } from '../diagnostics/words.ts'
import { pagePlan } from './page.ts'
import { alreadyThere, type NewProblem, type NewRequest, type Plan, type ProjectFiles, titleFrom } from './plan.ts'
import { yamlText } from './yaml-text.ts'

/** A kind of section: its schema, its component, a test of it, and a page that shows it. */
export function sectionPlan(request: NewRequest, project: ProjectFiles): Plan | NewProblem {
  const { name } = request
  const title = request.title ?? titleFrom(name)
  const component = `templates/sections/${pascal(name)}`
  const files = [
    { file: `schemas/sections/${name}.json`, text: schemaText(name, title, project), isNew: true },
    { file: `${component}.tsx`, text: componentText(name, project), isNew: true },
    { file: `${component}.test.tsx`, text: testText(name, title), isNew: true },
    ...(project.read('schemas/de/common.yaml') === null
      ? []
      : [{ file: `schemas/de/sections/${name}.yaml`, text: germanText(name, project), isNew: true }]),
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

/** What a new schema says of itself and its fields, those that the project's common shapes lack left out. */
function descriptionsOf(name: string, { schemas }: ProjectFiles): Readonly<Record<string, Words>> {
  const common = schemas.get('common.json')?.$defs ?? {}
  return {
    about: {
      en: `What a "${name}" section is for, in one sentence.`,
      de: `Wofür ein Abschnitt der Art „${name}“ da ist, in einem Satz.`,
    },
    type: {
      en: `Makes this block a "${name}" section.`,
      de: `Macht diesen Block zu einem Abschnitt der Art „${name}“.`,
    },
    ...(common['anchor'] && {
      anchor: {
        en: `The name that links can jump to, as in "#${name}". Left out: the section cannot be linked.`,
        de: `Der Name, zu dem Links springen können, wie in „#${name}“. Ohne Angabe: Auf den Abschnitt kann nicht verlinkt werden.`,
      },
    }),
    ...(common['tone'] && {
      tone: {
        en: `The ground of the "${name}" section. Left out: the grounds take turns down the page.`,
        de: `Der Hintergrund des Abschnitts „${name}“. Ohne Angabe: Die Hintergründe wechseln sich auf der Seite ab.`,
      },
    }),
    title: { en: `The heading of the "${name}" section.`, de: `Die Überschrift des Abschnitts „${name}“.` },
    text: {
      en: `What the "${name}" section says below its heading.`,
      de: `Was im Abschnitt „${name}“ unter der Überschrift steht.`,
    },
  }
}

/** The German descriptions, as schemas/de/ has them. */
function germanText(name: string, project: ProjectFiles): string {
  const sentences = Object.values(descriptionsOf(name, project))
  return yamlText(sentences.map(({ en, de }) => ({ en, de })))
}

function schemaText(name: string, title: string, project: ProjectFiles): string {
  const { schemas } = project
  const about = descriptionsOf(name, project)
  const common = schemas.get('common.json')?.$defs ?? {}
  const shared = (key: string, example: unknown) =>
    common[key]
      ? {
          [key === 'anchor' ? 'id' : key]: {
            $ref: `../common.json#/$defs/${key}`,
            description: about[key]?.en,
            examples: [example],
          },
        }
      : {}
  const text = common['text'] ? { $ref: '../common.json#/$defs/text' } : { type: 'string', minLength: 1 }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${pascal(name)}Section`,
    description: about['about']?.en,
    type: 'object',
    properties: {
      type: { type: 'string', const: name, description: about['type']?.en, examples: [name] },
      ...shared('anchor', name),
      ...shared('tone', 'deep'),
      title: { ...text, description: about['title']?.en, examples: [title] },
      text: { ...text, description: about['text']?.en, examples: ['A sentence or two.'] },
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
