// New files: a page, a question, a case, as `site new` begins them; and pictures.

import { extname } from 'node:path'
import { nameFrom } from '../../content/plain-letters.ts'
import { valueAt } from '../../content/pointer.ts'
import { entryPlan } from '../../scaffold/entry.ts'
import { pagePlan } from '../../scaffold/page.ts'
import { NAME, type NewProblem, type NewRequest, type Plan, type ProjectFiles } from '../../scaffold/plan.ts'
import { refusal } from '../change.ts'
import { isText } from './checked.ts'
import type { Editing } from './editing.ts'
import { type Question, wrongQuestion } from './questions.ts'

export const CREATE_QUESTIONS: Readonly<Record<string, Question>> = {
  new: async (editing, { kind, title, list }) => {
    if (!isText(title)) return wrongQuestion()
    if (title.trim() === '') {
      return refusal('Write the title, or the question, first.', 'Zuerst den Titel oder die Frage eintragen.')
    }
    const name = kind === 'faq' && isText(list) ? list : nameFrom(title)
    if (!NAME.test(name)) {
      return refusal(
        'The title has to begin with a letter: the name of the file is made of it.',
        'Der Titel muss mit einem Buchstaben beginnen: Aus ihm wird der Dateiname.',
      )
    }
    const request = requestOf(kind, name, title)
    if (!request) return wrongQuestion()
    const plan = planOf(request, await projectOf(editing))
    if ('problem' in plan) return refusal(plan.problem.en, plan.problem.de)
    const files = plan.files.map(({ file, text }) => ({ file, after: Buffer.from(text, 'utf8') }))
    const refused = await editing.take(title, files)
    return refused ?? { file: plan.files[0]?.file ?? '', route: kind === 'page' ? `/${name}` : null }
  },
  upload: async (editing, { name, data }) => {
    if (!isText(name) || !isText(data)) return wrongQuestion()
    const ending = extname(name).toLowerCase()
    const file = `${nameFrom(name.slice(0, name.length - ending.length)) || 'picture'}${ending}`
    const bytes = Buffer.from(data, 'base64')
    if (!isPicture(bytes, ending)) {
      return refusal(
        'This is no picture that the site can show: JPEG, PNG, WebP, AVIF or SVG.',
        'Das ist kein Bild, das die Website zeigen kann: JPEG, PNG, WebP, AVIF oder SVG.',
      )
    }
    const free = freeName(editing, file)
    const refused = await editing.take(free, [{ file: `site/assets/${free}`, after: bytes }])
    return refused ?? { file: free }
  },
}

function requestOf(kind: unknown, name: string, title: string): NewRequest | null {
  if (kind === 'page' || kind === 'case') return { kind, name, title }
  return kind === 'faq' ? { kind, name, question: title } : null
}

function planOf(request: NewRequest, project: ProjectFiles): Plan | NewProblem {
  return request.kind === 'page' ? pagePlan(request, project) : entryPlan(request, project)
}

async function projectOf(editing: Editing): Promise<ProjectFiles> {
  const standing = await editing.deps.standing()
  const read = (file: string) => {
    const opened = editing.open(file)
    return 'refused' in opened ? null : opened.text
  }
  const settings = editing.open('site/site.yaml')
  const language = 'refused' in settings ? 'de' : valueAt(settings.data, '/defaultLanguage')
  return {
    schemas: await editing.deps.schemas(),
    read,
    pages: [...new Set(standing?.site.pages.map(({ source }) => source.file) ?? [])],
    defaultLanguage: String(language),
  }
}

function freeName(editing: Editing, file: string): string {
  const ending = extname(file)
  const base = file.slice(0, file.length - ending.length)
  const isFree = (name: string) => editing.files.read(`site/assets/${name}`) === null
  const numbers = [...Array(1000).keys()]
  return [file, ...numbers.map((number) => `${base}-${number + 2}${ending}`)].find(isFree) ?? file
}

/** How files of each kind begin, whatever they are called. */
function isPicture(bytes: Buffer, ending: string): boolean {
  const begins = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))
  if (ending === '.png') return begins('89504e470d0a1a0a')
  if (ending === '.jpg' || ending === '.jpeg') return begins('ffd8ff')
  if (ending === '.webp') return begins('52494646') && begins('57454250', 8)
  if (ending === '.avif') return begins('66747970', 4)
  return ending === '.svg' && /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(bytes.toString('utf8', 0, 2000))
}
