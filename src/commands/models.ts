import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkModels, type SlotState } from '../../functions/document/model-loading/check.ts'
import { folderChecksum } from '../../functions/document/model-loading/checksum.ts'
import type { ModelSettings } from '../../functions/document/model-loading/slots.ts'
import { parseYaml } from '../content/yaml.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { table } from '../leads/table.ts'
import { type ModelSource, pullModel, type Report } from '../models/pull.ts'

/** The project and the folder of its models. */
export interface ModelFolder {
  readonly root: string
  /** Left out: MODELS_DIR, or functions/models of the project. */
  readonly folder?: string | undefined
}

export interface ModelReport {
  readonly text: string
  /** Every slot that is filled holds what was chosen. */
  readonly isRight: boolean
}

const COLUMNS: readonly (Words & { readonly maxLength?: number })[] = [
  { en: 'SLOT', de: 'PLATZ' },
  { en: 'STATE', de: 'STAND' },
  { en: 'MODEL', de: 'MODELL', maxLength: 60 },
  { en: 'SHA-256', de: 'SHA-256', maxLength: 64 },
]

const STATES: Readonly<Record<SlotState, Words>> = {
  empty: { en: 'empty', de: 'leer' },
  ready: { en: 'ready', de: 'bereit' },
  missing: { en: 'missing', de: 'fehlt' },
  changed: { en: 'changed', de: 'verändert' },
}

/**
 * `site models list` and `site models verify`: each slot with its model and whether its files are those that were chosen.
 *
 * @param shape of the text: JSON, or a table in a language
 */
export async function reportModels(place: ModelFolder, shape: 'json' | UiLanguage): Promise<ModelReport> {
  const folder = folderOf(place)
  const slots = await checkModels(folder, settingsOf(place.root))
  const isRight = slots.every(({ state }) => state === 'empty' || state === 'ready')
  if (shape === 'json') return { text: JSON.stringify({ folder, slots }, null, 2), isRight }
  const columns = COLUMNS.map(({ maxLength = 40, ...title }) => ({ title: title[shape], maxLength }))
  const rows = slots.map(({ slot, state, model, sha256 }) => [
    slot,
    STATES[state][shape],
    model?.folder ?? '–',
    sha256 ?? '–',
  ])
  return { text: `${folder}\n\n${table(columns, rows)}`, isRight }
}

/**
 * `site models pull`: fetches a model, and says what to write into site/site.yaml.
 *
 * @throws PullFailure when the hub cannot be reached or sends something else
 */
export async function pull(place: ModelFolder, source: ModelSource, report: Report): Promise<string> {
  const folder = folderOf(place)
  await pullModel(source, folder, report)
  const sha256 = await folderChecksum(join(folder, source.name))
  return `folder: ${source.name}\nsha256: ${sha256}`
}

function folderOf({ root, folder = process.env['MODELS_DIR'] }: ModelFolder): string {
  return folder ? resolve(folder) : join(root, 'functions/models')
}

function settingsOf(root: string): ModelSettings {
  const { value } = parseYaml(readFileSync(join(root, 'site/site.yaml'), 'utf8'), 'site/site.yaml')
  return (value as { models?: ModelSettings }).models ?? {}
}
