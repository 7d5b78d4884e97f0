import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openJournal } from './journal.ts'

const test = suite<{ file: string }>('openJournal')

test.before.each((context) => {
  context.file = join(mkdtempSync(join(tmpdir(), 'journal-')), 'kept.jsonl')
})
test.after.each(({ file }) => rmSync(join(file, '..'), { recursive: true }))

test('gives back what it began with and every change, under the same key', ({ file }) => {
  const journal = openJournal<object, object>(file)
  assert.is(journal.read('key'), null)
  journal.write('key', { text: 'Säge\n🔨' })
  journal.append({ a: 1 })
  const again = openJournal<object, object>(file)
  assert.equal(again.read('key'), { begun: { text: 'Säge\n🔨' }, changes: [{ a: 1 }] })
  again.append({ b: 'ü' })
  again.append({ c: 3 })
  assert.equal(read(file), { begun: { text: 'Säge\n🔨' }, changes: [{ a: 1 }, { b: 'ü' }, { c: 3 }] })
  assert.is(read(file, 'other'), null)
  again.write('key', {})
  assert.equal(read(file), { begun: {}, changes: [] })
})

test('adds to nothing that it does not know', ({ file }) => {
  openJournal(file).append({})
  assert.is(read(file), null)
  openJournal(file).write('key', {})
  const other = openJournal(file)
  assert.is(other.read('other'), null)
  other.append({})
  assert.is(other.state(), null)
  assert.equal(read(file), { begun: {}, changes: [] })
})

test('gives nothing for a file that was damaged anywhere, or cut but at the end of a line', ({ file }) => {
  const journal = openJournal<object, object>(file)
  journal.write('key', { text: 'Säge' })
  journal.append({ a: 1 })
  const bytes = readFileSync(file)
  for (let offset = 0; offset < bytes.length; offset++) {
    const damaged = Buffer.from(bytes)
    damaged[offset] = (damaged[offset] ?? 0) ^ 1
    writeFileSync(file, damaged)
    assert.is(read(file), null, `byte ${offset} damaged`)
    writeFileSync(file, bytes.subarray(0, offset))
    if (bytes[offset - 1] !== 10) assert.is(read(file), null, `cut at ${offset}`)
  }
})

test('gives nothing where two have added to the same', ({ file }) => {
  openJournal(file).write('key', {})
  const [one, other] = [openJournal(file), openJournal(file)]
  one.read('key')
  other.read('key')
  one.append({ a: 1 })
  other.append({ b: 2 })
  assert.is(read(file), null)
})

test('gives nothing where a line is missing or stands twice', ({ file }) => {
  const journal = openJournal(file)
  journal.write('key', {})
  for (const change of [1, 2, 3]) journal.append(change)
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  for (const [at, line] of lines.entries()) {
    writeFileSync(file, lines.map((one, other) => (other === at && at < lines.length - 1 ? '' : `${one}\n`)).join(''))
    if (at < lines.length - 1) assert.is(read(file), null, `without line ${at}`)
    writeFileSync(file, lines.map((one) => `${one}\n`).join(''))
    appendFileSync(file, `${line}\n`)
    assert.is(read(file), null, `line ${at} twice`)
  }
})

test('tells each state from those before', ({ file }) => {
  const journal = openJournal(file)
  const states = new Set([journal.state()])
  journal.write('key', {})
  states.add(journal.state())
  for (let change = 0; change < 3; change++) {
    journal.append({})
    states.add(journal.state())
  }
  assert.is(states.size, 5)
  const again = openJournal(file)
  again.read('key')
  assert.is(again.state(), journal.state())
})

test('keeps nothing without a file', () => {
  const journal = openJournal(null)
  journal.write('key', {})
  journal.append({})
  assert.is(journal.read('key'), null)
  assert.is(journal.state(), null)
})

test.run()

function read(file: string, key = 'key') {
  return openJournal<unknown, unknown>(file).read(key)
}
