import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LABELS } from '../../functions/document/prediction/tags.ts'
import { type Lesson, unlabelled } from './encode.ts'
import { shardOf } from './file.ts'

const test = suite('shardOf')

test('begins with a header that tells where each array is', () => {
  const { header, array } = opened(shardOf([lesson([2, 700, 3]), lesson([2, 3])]))
  assert.equal(header.labels, LABELS)
  assert.equal([...new Uint32Array(array('starts'))], [0, 3, 5])
  assert.equal([...new Int16Array(array('ids'))], [2, 700, 3, 2, 3])
  assert.equal([...new Uint8Array(array('layout'))], [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
  assert.equal([...new Uint8Array(array('kinds'))], [255, 255])
})

test('puts every array where numbers of its size can be mapped', () => {
  const { header, start } = opened(shardOf([lesson([2, 3]), lesson([2, 9, 3]), lesson([2])]))
  for (const place of Object.values(header.arrays)) assert.is((start + place.start) % 8, 0)
})

test('can be empty', () => {
  assert.equal([...new Uint32Array(opened(shardOf([])).array('starts'))], [0])
})

function lesson(ids: readonly number[]): Lesson {
  const layout = Uint8Array.from(ids.flatMap(() => [0, 1, 2, 3]))
  return unlabelled({ ids: Int16Array.from(ids), layout, words: Int32Array.from(ids, () => -1) })
}

interface Header {
  readonly labels: readonly string[]
  readonly arrays: Readonly<Record<string, { readonly type: string; readonly start: number; readonly length: number }>>
}

function opened(shard: Buffer) {
  const start = 4 + shard.readUInt32LE(0)
  const header = JSON.parse(shard.toString('utf8', 4, start)) as Header
  const array = (name: string) => {
    const { type, start: at, length } = header.arrays[name] ?? { type: '1', start: 0, length: 0 }
    const from = start + at
    return Uint8Array.from(shard.subarray(from, from + length * Number(type.at(-1)))).buffer
  }
  return { header, start, array }
}

test.run()
