// Shows held-out documents, and those of a folder with truth.json, to the model as the product does. Prints Markdown.
import { basename, dirname, resolve } from 'node:path'
import { loadTransformer } from '../functions/document/model-loading/open-models.ts'
import { optionsOf } from './command-line.ts'
import { heldOutReport } from './scores/held-out.ts'
import { sharedReport } from './scores/shared-set.ts'

const USAGE = ['evaluate -- [--model FOLDER] [--count N] [--shared FOLDER] [--precision q8|fp32]']

const values = optionsOf(USAGE, {
  model: { type: 'string', default: '.cache/model' },
  count: { type: 'string', default: '1000' },
  shared: { type: 'string' },
  precision: { type: 'string', default: 'q8' },
})
const folder = resolve(values.model)
const precision = values.precision === 'fp32' ? 'fp32' : 'q8'
const transformer = await loadTransformer(dirname(folder), basename(folder), precision)
const print = (text: string) => process.stdout.write(`${text}\n\n`)
if (Number(values.count) > 0) print(await heldOutReport(transformer, Number(values.count)))
if (values.shared) print(await sharedReport(transformer, resolve(values.shared)))
// The engines that read scans would wait for more of them.
process.exit(0)
