// Learns which kinds of documents words speak for, from texts/, and measures it on the texts of a file that was left
// out. Prints Markdown; --write puts what all texts teach into the product.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packedCounts, wordedKinds } from '../functions/document/selection/wording.ts'
import { optionsOf } from './command-line.ts'
import { countsOf } from './wording/count.ts'
import { textsIn } from './wording/texts.ts'

const values = optionsOf(['wording -- [--write]'], { write: { type: 'boolean', default: false } })
const texts = textsIn(join(import.meta.dirname, 'texts'))
const worlds = [...new Set(texts.map(({ world }) => world))]

const said = worlds.flatMap((left) => {
  const counts = countsOf(texts.filter(({ world }) => world !== left))
  return texts
    .filter(({ world }) => world === left)
    .map((text) => ({ ...text, heard: wordedKinds(text.text, counts)[0]?.name ?? 'other' }))
})
const share = (of: typeof said) => {
  const right = of.filter(({ kind, heard }) => heard === kind).length
  return `${of.length} | ${((100 * right) / of.length).toFixed(1)} |`
}

print('| left out | texts | right % |\n|---|---:|---:|')
for (const left of worlds) print(`| ${left} | ${share(said.filter(({ world }) => world === left))}`)
print('\n| kind | texts | right % | heard as |\n|---|---:|---:|---|')
for (const name of [...new Set(texts.map(({ kind }) => kind))].sort()) {
  const own = said.filter(({ kind }) => kind === name)
  const others = new Set(own.flatMap(({ heard }) => (heard === name ? [] : heard)))
  print(`| ${name} | ${share(own)} ${[...others].join(', ')} |`)
}
print(`| all | ${share(said)} |`)

if (values.write) {
  const counts = countsOf(texts)
  const file = join(import.meta.dirname, '../functions/document/selection/word-counts.json')
  writeFileSync(file, `${JSON.stringify(packedCounts(counts.kinds, counts.words), null, 2)}\n`)
  print(`\n${counts.words.size} words and pairs. Written.`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
