import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderChecksum } from '../functions/document/model-loading/checksum.ts'
import { SLOTS } from '../functions/document/model-loading/slots.ts'
import { SHIPPED } from '../functions/document/prediction/shipped/answers.ts'
import { makeDist } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const models = join(import.meta.dirname, '../functions/models')

/** The small site with the model that ours ships, for each of its tasks. */
export async function makeDistWithModel(): Promise<string> {
  const sha256 = await folderChecksum(join(models, SHIPPED))
  const named = Object.fromEntries(SLOTS.map((slot) => [slot, { folder: SHIPPED, sha256 }]))
  const folder = await makeDist(FILES, { ...HOST, models: named })
  mkdirSync(join(folder, 'functions/models'), { recursive: true })
  cpSync(join(models, SHIPPED), join(folder, 'functions/models', SHIPPED), { recursive: true })
  return folder
}
