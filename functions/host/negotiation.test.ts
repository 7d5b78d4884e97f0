import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Encoding, PublicFile } from './files.ts'
import { acceptedEncodings, chooseVariant, matchesEtag, requestedRange } from './negotiation.ts'

const choosing = suite('chooseVariant')

choosing('sends what the client prefers, and the smallest of equals', () => {
  const cases: [accepted: string | undefined, sent: Encoding][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.4, br;q=0.40', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, *', 'identity'],
    ['br;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['br;q=0.000', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    // None of the variants is accepted: the file is more useful than a refusal.
    ['identity;q=0, zstd', 'identity'],
    ['br;q=many', 'br'],
  ]
  for (const [accepted, sent] of cases)
    assert.is(chooseVariant(FILE, acceptedEncodings(accepted)).encoding, sent, accepted)
})

choosing('finds a variant whatever is sent', () => {
  fc.assert(
    fc.property(fc.string(), (header) => FILE.variants.includes(chooseVariant(FILE, acceptedEncodings(header)))),
  )
})

choosing.run()

const holding = suite('matchesEtag')

holding('compares weakly, in lists too', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*']) assert.ok(matchesEtag(header, '"a"'), header)
  for (const header of ['"b"', 'a', '', '"a', '"aa"', undefined]) assert.not.ok(matchesEtag(header, '"a"'), header)
})

holding.run()

const ranges = suite('requestedRange')

ranges('reads one part', () => {
  assert.equal(requestedRange('bytes=2-5', 10), { start: 2, end: 5 })
  assert.equal(requestedRange('bytes=2-', 10), { start: 2, end: 9 })
  assert.equal(requestedRange('bytes=-3', 10), { start: 7, end: 9 })
  assert.equal(requestedRange('bytes=-99', 10), { start: 0, end: 9 })
  assert.equal(requestedRange('bytes=5-99', 10), { start: 5, end: 9 })
})

ranges('sends the whole file for a header that it does not understand', () => {
  for (const header of [
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=-',
    'items=0-1',
    'bytes=a-b',
    'bytes 0-1',
    '',
    undefined,
  ]) {
    assert.is(requestedRange(header, 10), null, header)
  }
})

ranges('says when there is no such part', () => {
  for (const header of ['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(400)}-`]) {
    assert.is(requestedRange(header, 10), 'unsatisfiable', header)
  }
  assert.is(requestedRange('bytes=-1', 0), 'unsatisfiable')
})

ranges('never leaves the file', () => {
  const header = fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a % 30 || ''}-${b % 30 || ''}`)
  fc.assert(
    fc.property(header, fc.nat(25), (asked, size) => {
      const range = requestedRange(asked, size)
      if (range === null || range === 'unsatisfiable') return true
      return range.start >= 0 && range.start <= range.end && range.end < size
    }),
  )
})

ranges.run()

const FILE: PublicFile = {
  path: '/a.css',
  variants: (['br', 'gzip', 'identity'] as const).map((encoding, index) => ({ encoding, file: '', size: index })),
}
