import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alone, copyOfSite } from '../pages/site-copy.ts'
import { makeSource, sourceOptions, withoutContent } from '../sources/source.ts'
import type { Site, Source } from '../types.ts'
import { lookAtPage } from './all-rules.ts'
import { type LookOrder, type LookStart, lookJob } from './look-job.ts'
import type { KnownPage } from './one-pass.ts'
import { siteOf } from './testing.ts'

const test = suite<{ root: string }>('lookJob')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'look-job-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

const NOW = new Date('2025-06-15T00:00:00Z')

test('finds and notes in pages what the thread of the command does', ({ root }) => {
  const site = onDisk(
    root,
    siteOf({
      data: { offers: 'start: { title: Start, price: 100 }', faqs: 'a: { question: Was kostet das? }' },
      pages: {
        home: 'routes: [/]\nlanguages: [de, en]\nseo: { title: { de: Zuhause } }\nto: http://example.org\nsections:\n- { faq: a }',
        other:
          'routes: [/other, /alias]\nseo: { title: "Other: hier den Titel schreiben" }\nto: /gone\nsections: [{ from: 3, to: 1 }]',
        third: 'seo: { title: Other }\nsections: [{ id: a }, { id: a }]',
      },
    }),
  )
  const files = [...new Set(site.pages.map(({ source }) => source))]
  const start: LookStart = { site: copyOfSite(site), files: files.map(withoutContent), now: NOW }
  const job = lookJob(structuredClone(start))
  const look = lookAtPage(site, NOW)
  const orders = files.map((file, number): LookOrder => [number, alone(sourceOptions(file))])
  const found = [orders.slice(1), orders.slice(0, 1)].flatMap(
    (batch) => structuredClone(job(structuredClone(batch)).answer) as KnownPage[],
  )
  assert.equal(found, [...files.slice(1), ...files.slice(0, 1)].map(look))
  assert.ok(found.flatMap((page) => page.found).length >= 4)
})

test('refuses a site whose pages have no files', ({ root }) => {
  const site = onDisk(root, siteOf({ pages: { home: 'routes: [/]' } }))
  assert.throws(() => lookJob({ site: copyOfSite(site), files: [], now: NOW } satisfies LookStart), RangeError)
})

test.run()

/** The same with sources as a build makes them, whose places are looked up in files. */
function onDisk(root: string, loose: Site): Site {
  const made = <Data>(source: Source<Data>): Source<Data> => {
    const { kind, file, name, hash, marks, facts } = source
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source.text())
    return makeSource({
      source: { kind, file, name },
      hash,
      marks,
      facts,
      path,
      json: Buffer.from(JSON.stringify(source.data())),
    })
  }
  const pages = new Map(loose.pages.map(({ source }) => [source, made(source)]))
  return {
    ...loose,
    settings: made(loose.settings),
    data: new Map([...loose.data].map(([name, source]) => [name, made(source)])),
    pages: loose.pages.map((page) => ({ ...page, source: pages.get(page.source) ?? page.source })),
  }
}
