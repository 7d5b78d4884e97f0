import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nameFrom } from '../../content/plain-letters.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { inBoth, type Words } from '../../diagnostics/words.ts'
import { load } from '../../pipeline/load.ts'
import { entryPlan, listNames } from '../../scaffold/entry.ts'
import { pagePlan } from '../../scaffold/page.ts'
import { NAME, type NewProblem, type NewRequest, type Plan, type ProjectFiles } from '../../scaffold/plan.ts'
import { sectionPlan } from '../../scaffold/section.ts'
import { readWithSection } from '../../schemas/read-schemas.ts'
import type { Config } from '../../types.ts'
import { types } from '../types.ts'
import { defaultLanguageOf } from './default-language.ts'

/** What was made. */
export interface Made {
  /** Paths from the root. */
  readonly written: readonly string[]
  readonly next: readonly Words[]
}

/** `site new`: writes what an author begins with; nothing that exists is written over. */
export async function makeNew(config: Config, request: NewRequest): Promise<Made | NewProblem> {
  if (!NAME.test(request.name)) return { problem: noName(request) }
  const plan = planOf(request, await projectFilesOf(config))
  if ('problem' in plan) return plan
  for (const { file, text, isNew } of plan.files) await write(join(config.root, file), text, isNew)
  const fresh = request.kind === 'section' ? await types({ root: config.root, check: false }) : []
  return { written: [...plan.files.map(({ file }) => file), ...fresh], next: plan.next }
}

/** Most who write no name have written a title. */
function noName({ kind, name, title }: NewRequest): Words {
  const meant = nameFrom(name)
  const titled = kind === 'faq' ? '' : ` --title ${JSON.stringify(title ?? name)}`
  const way =
    meant === ''
      ? { en: ', such as "our-team".', de: ', etwa „unser-team“.' }
      : inBoth(() => ` (site new ${kind} ${meant}${titled}).`)
  return {
    en: `"${name}" is no name: it takes small letters, digits and hyphens${way.en}`,
    de: `„${name}“ ist kein Name: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche${way.de}`,
  }
}

/** The lists of questions that there are; [] for a project without any. */
export function questionLists(root: string): string[] {
  const path = join(root, 'site/data/faqs.yaml')
  return existsSync(path) ? listNames(readFileSync(path, 'utf8')) : []
}

/** The list that was most likely meant by the name of one that does not exist. */
export function nearList({ kind, name }: NewRequest, lists: readonly string[]): string | undefined {
  return kind === 'faq' && !lists.includes(name) ? nearest(name, lists) : undefined
}

function planOf(request: NewRequest, project: ProjectFiles): Plan | NewProblem {
  if (request.kind === 'page') return pagePlan(request, project)
  if (request.kind === 'section') return sectionPlan(request, project)
  return entryPlan(request, project)
}

async function projectFilesOf(config: Config): Promise<ProjectFiles> {
  const read = (file: string) =>
    existsSync(join(config.root, file)) ? readFileSync(join(config.root, file), 'utf8') : null
  return {
    schemas: await readWithSection(config.root),
    read,
    pages: (load(config).value?.files ?? []).filter(({ kind }) => kind === 'page').map(({ file }) => file),
    defaultLanguage: defaultLanguageOf(config.root),
  }
}

async function write(path: string, text: string, isNew: boolean): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // "wx" fails where somebody else has made the file since it was looked for.
  await writeFile(path, text, { flag: isNew ? 'wx' : 'w' })
}
