import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Diagnostic } from '../types.ts'
import { headline, watchContent } from './watch-content.ts'

const test = suite<{ root: string }>('watchContent')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(context.root, 'site'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('tells the findings at once and after each change, whatever happens, until it is ended', async ({ root }) => {
  const stop = new AbortController()
  const told: [changed: readonly string[], codes: readonly string[]][] = []
  const settings = join(root, 'site/site.yaml')
  const edits = [
    () => writeFileSync(settings, 'a: 1\na: 2\n'),
    () => {
      writeFileSync(join(root, 'site/next.yaml'), 'a: [1\n')
      renameSync(join(root, 'site/next.yaml'), settings)
    },
    () => rmSync(settings),
    () => stop.abort(),
  ]
  const config = { root, out: join(root, 'dist'), cache: null, compress: false, workerFile: null }
  await watchContent(config, {
    signal: stop.signal,
    report: async (changed, outcome) => {
      const codes = outcome instanceof Error ? [outcome.message] : outcome.map(({ code }: Diagnostic) => code)
      const last = told.at(-1)?.[1].join()
      told.push([changed, codes])
      // A save may be told in two rounds; the next edit waits for other findings.
      if (codes.join() !== last) edits.shift()?.()
    },
  })
  const seen = told.map(([, codes]) => codes.join()).filter((codes, index, all) => codes !== all[index - 1])
  assert.equal(seen, ['project/missing', 'yaml/duplicate-key', 'yaml/missing-char', 'project/missing'])
  assert.equal(told[0]?.[0], [])
  assert.ok(told[1]?.[0].includes('site/site.yaml'))
})

test.run()

const line = suite('headline')

line('says when and what changed', () => {
  const noon = new Date(2026, 0, 1, 12, 0, 5)
  assert.match(headline([], noon).de, '12:00:05 ── der Inhalt wird beobachtet')
  assert.match(headline(['site/site.yaml'], noon).en, '12:00:05 ── site/site.yaml changed')
  assert.match(headline(['a.yaml', 'b.yaml', 'c.yaml'], noon).de, 'geändert: a.yaml und 2 weitere')
})

line.run()
