import { resolve, sep } from 'node:path'
import { folderChecksum } from './checksum.ts'
import { type ChosenModel, type ModelSettings, SLOTS, type Slot } from './slots.ts'

/** empty: nothing is chosen; changed: its files are not those that were chosen. */
export type SlotState = 'empty' | 'ready' | 'missing' | 'changed'

export interface CheckedSlot {
  readonly slot: Slot
  readonly state: SlotState
  readonly model: ChosenModel | null
  /** What the folder holds; null if there is none. */
  readonly sha256: string | null
}

/** Compares every slot with the files below a folder. */
export function checkModels(folder: string, settings: ModelSettings): Promise<CheckedSlot[]> {
  return Promise.all(SLOTS.map((slot) => checkSlot(folder, slot, settings[slot] ?? null)))
}

/** What is wrong with the models, as sentences for the owner; [] if nothing is. */
export async function modelProblems(folder: string, settings: ModelSettings): Promise<string[]> {
  const checked = await checkModels(folder, settings)
  return checked.flatMap(({ slot, state, model, sha256 }) => {
    if (!model || state === 'ready' || state === 'empty') return []
    const name = `The model ${model.folder} (models.${slot} in site/site.yaml)`
    if (state === 'missing')
      return [`${name} is not in ${folder}. Put it there, name its folder with MODELS_DIR, or leave the slot out.`]
    return [`${name} is not the one that was chosen: its checksum is ${sha256}, not ${model.sha256}.`]
  })
}

async function checkSlot(folder: string, slot: Slot, model: ChosenModel | null): Promise<CheckedSlot> {
  if (!model) return { slot, state: 'empty', model, sha256: null }
  const path = resolve(folder, model.folder)
  // The names come from the owner's settings; one that leads out of the folder is still a mistake.
  const sha256 = path.startsWith(resolve(folder) + sep) ? await checksumOrNull(path) : null
  if (sha256 === null) return { slot, state: 'missing', model, sha256 }
  return { slot, state: sha256 === model.sha256 ? 'ready' : 'changed', model, sha256 }
}

async function checksumOrNull(path: string): Promise<string | null> {
  try {
    return await folderChecksum(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
