// Counts the words of generated documents, and of the .txt files of a folder if one is given, and writes the tokenizer.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldedWord, SPECIAL_PIECES } from '../functions/document/prediction/window.ts'
import { optionsOf } from './command-line.ts'
import { documentOf } from './documents/index.ts'
import type { Example } from './documents/types.ts'
import { partsOf, TOKENIZER_CONFIG, tokenizerOf, VOCABULARY_SIZE } from './pieces/tokenizer.ts'
import { wordPieces } from './pieces/wordpiece.ts'
import { paragraphsOf } from './shards/text.ts'

const USAGE = ['vocabulary -- [--count N] [--text FOLDER] [--out FOLDER]']

/** Signs that come less often are noise; a piece each would crowd out words. */
const LEAST_SIGN_COUNT = 20

type Counts = Map<string, number>

function count(counts: Counts, text: string): void {
  for (const part of partsOf(foldedWord(text))) counts.set(part, (counts.get(part) ?? 0) + 1)
}

const wordsOf = ({ pages }: Example) =>
  pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)))

/** Words in which each sign comes often enough. */
function withoutRareSigns(counts: Counts): Counts {
  const signs: Counts = new Map()
  for (const [word, times] of counts) for (const sign of word) signs.set(sign, (signs.get(sign) ?? 0) + times)
  const isFrequent = (sign: string) => (signs.get(sign) ?? 0) >= LEAST_SIGN_COUNT
  return new Map([...counts].filter(([word]) => [...word].every(isFrequent)))
}

const values = optionsOf(USAGE, {
  count: { type: 'string', default: '20000' },
  text: { type: 'string' },
  out: { type: 'string', default: '.cache/model' },
})
const counts: Counts = new Map()
for (let seed = 1; seed <= Number(values.count); seed++) {
  for (const word of wordsOf(documentOf(seed, 'training'))) count(counts, word)
}
if (values.text) for await (const paragraph of paragraphsOf(values.text)) count(counts, paragraph)
const pieces = wordPieces(withoutRareSigns(counts), VOCABULARY_SIZE - SPECIAL_PIECES.length)
await mkdir(values.out, { recursive: true })
await writeFile(join(values.out, 'tokenizer.json'), `${JSON.stringify(tokenizerOf(pieces))}\n`)
await writeFile(join(values.out, 'tokenizer_config.json'), `${JSON.stringify(TOKENIZER_CONFIG)}\n`)
process.stdout.write(`${pieces.length} pieces from ${counts.size} different words in ${values.out}\n`)
