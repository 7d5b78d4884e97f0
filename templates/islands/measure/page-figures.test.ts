import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { figuresOf } from './page-figures.ts'

const test = suite('figuresOf')

const HOST = 'www.example.org'
const file = (name: string, encodedBodySize: number) => ({ name, encodedBodySize })

test('adds what was fetched, and counts what came from elsewhere', () => {
  const fetched = [
    file('https://www.example.org/', 20_000),
    file('https://www.example.org/a.js', 4000),
    file('https://other.example/a.js', 1000),
  ]
  assert.equal(figuresOf(fetched, HOST), { bytes: 25_000, requests: 3, foreign: 1, lineSeconds: 0.125 })
})

test('leaves out what no network brought', () => {
  assert.is(figuresOf([file('data:image/png;base64,AA==', 5), file('blob:x', 9)], HOST).requests, 0)
})

test.run()
