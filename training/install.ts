// Puts a trained model into functions/models, its operations merged, its checksum into site/site.yaml, and what it says of
// the documents of functions/document/prediction/shipped into answers.json, which the tests look at. Without --model the files
// stay as they are: for a changed model card.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { folderChecksum } from '../functions/document/model-loading/checksum.ts'
import { loadTransformer } from '../functions/document/model-loading/open-models.ts'
import { SHIPPED, shippedAnswers } from '../functions/document/prediction/shipped/answers.ts'
import { optionsOf } from './command-line.ts'
import { weightsOf, writeFused } from './fuse.ts'

const USAGE = ['install-model -- [--model FOLDER]']

/** What the product loads; the card is written by hand. */
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json']

const values = optionsOf(USAGE, { model: { type: 'string' } })
const root = join(import.meta.dirname, '..')
const models = join(root, 'functions/models')
const model = values.model === undefined ? null : resolve(values.model)
const weights = weightsOf(join(models, SHIPPED))
if (model) {
  mkdirSync(dirname(weights), { recursive: true })
  for (const file of FILES) copyFileSync(join(model, file), join(models, SHIPPED, file))
  await writeFused(model, weights)
}
const transformer = await loadTransformer(models, SHIPPED)
const sha256 = await folderChecksum(join(models, SHIPPED))
const settings = join(root, 'site/site.yaml')
const chosen = new RegExp(`(folder: ${SHIPPED}\\s+sha256: )\\w+`, 'g')
writeFileSync(settings, readFileSync(settings, 'utf8').replace(chosen, `$1${sha256}`))
const answers = join(root, 'functions/document/prediction/shipped/answers.json')
writeFileSync(
  answers,
  JSON.stringify(await shippedAnswers(transformer, join(root, 'functions/document/fixtures/papers'))),
)
spawnSync('npx', ['biome', 'format', '--write', answers], { cwd: root })
process.stdout.write(`${SHIPPED} ${sha256}\n`)
// The engines that read scans would wait for more of them.
process.exit(0)
