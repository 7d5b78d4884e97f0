import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hasColour, progressLine } from './terminal.ts'

const lines = suite('progressLine')

lines('says each stage once where nobody watches', () => {
  const { said, line } = screen(false)
  line.report('read', 0, 40)
  for (let done = 1; done <= 3; done++) line.report('write', done, 3)
  line.end()
  assert.equal(said, ['Reading 40 content files\n', 'Writing 3 files\n'])
})

lines('speaks German', () => {
  const said: string[] = []
  const line = progressLine({ write: (text) => said.push(text) }, () => 0, 'de')
  line.report('read', 0, 40)
  line.report('write', 1, 3)
  assert.equal(said, ['40 Inhaltsdateien werden gelesen\n', '3 Dateien werden geschrieben\n'])
})

lines('renews one line on a terminal and clears it at the end', () => {
  const { said, line, wait } = screen(true)
  line.report('write', 1, 3)
  wait(100)
  line.report('write', 2, 3)
  line.end()
  assert.equal(said, ['\r\u001b[KWriting files 1/3', '\r\u001b[KWriting files 2/3', '\r\u001b[K'])
})

lines('draws no more often than the eye sees, but always the first and the last', () => {
  const { said, line } = screen(true)
  for (let done = 1; done <= 1000; done++) line.report('write', done, 1000)
  assert.equal(said, ['\r\u001b[KWriting files 1/1000', '\r\u001b[KWriting files 1000/1000'])
})

lines('shows a new stage at once', () => {
  const { said, line } = screen(true)
  line.report('read', 0, 40)
  line.report('write', 1, 3)
  assert.is(said.length, 2)
})

lines('clears nothing when nothing was said', () => {
  const { said, line } = screen(true)
  line.end()
  assert.equal(said, [])
})

lines('says a stage by its name that it has no words for', () => {
  const { said, line } = screen(false)
  line.report('polish', 0, 2)
  assert.match(said[0] ?? '', /^polish 2/)
})

lines.run()

const terminal = { isTTY: true, write: () => true }

const colours = suite('hasColour')

colours('colours what goes to a terminal', () => {
  assert.ok(hasColour(terminal, {}))
})

colours('colours nothing that goes to a file', () => {
  assert.not.ok(hasColour({ write: () => true }, {}))
})

colours('honours NO_COLOR unless it is empty (https://no-color.org)', () => {
  assert.not.ok(hasColour(terminal, { NO_COLOR: '1' }))
  assert.not.ok(hasColour(terminal, { NO_COLOR: '0' }))
  assert.ok(hasColour(terminal, { NO_COLOR: '' }))
})

colours('colours nothing on a terminal that cannot', () => {
  assert.not.ok(hasColour(terminal, { TERM: 'dumb' }))
})

colours.run()

function screen(isTTY: boolean) {
  const said: string[] = []
  let time = 0
  const line = progressLine({ isTTY, write: (text) => said.push(text) }, () => time)
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { said, line, wait }
}
