import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { affected, type Reads } from './affected.ts'

const test = suite('affected')

const reads: Reads = {
  templates: new Set(['templates/Page.tsx', 'templates/islands/Roi.tsx']),
  islands: new Set(['templates/islands/Roi.tsx', 'templates/styles/site.css', 'schemas/api/contact.json']),
  functions: new Set(['functions/contact.ts', 'schemas/api/contact.json']),
}
const nothing = { content: [], schemas: false, templates: false, islands: false, functions: false }

test('reads content again that changed, and nothing else', () => {
  assert.equal(affected(['site/pages/home.yaml'], reads), { ...nothing, content: ['site/pages/home.yaml'] })
})

test('compiles what reads a file', () => {
  assert.equal(affected(['templates/Page.tsx'], reads), { ...nothing, templates: true })
  assert.equal(affected(['templates/styles/site.css'], reads), { ...nothing, islands: true })
  assert.equal(affected(['templates/islands/Roi.tsx'], reads), { ...nothing, templates: true, islands: true })
  assert.equal(affected(['schemas/api/contact.json'], reads), {
    ...nothing,
    schemas: true,
    islands: true,
    functions: true,
  })
})

test('compiles templates and islands for a file that is new, and for a folder that came or went', () => {
  for (const path of ['templates/sections/New.tsx', 'templates', 'templates/islands']) {
    assert.equal(affected([path], reads), { ...nothing, templates: true, islands: true })
  }
})

test('compiles the functions for anything in their folder', () => {
  assert.equal(affected(['functions/new.ts'], reads), { ...nothing, functions: true })
})

test('reads schemas again when one changed, came or went', () => {
  for (const path of ['schemas/page.json', 'schemas/sections', 'schemas']) {
    assert.equal(affected([path], reads), { ...nothing, schemas: true })
  }
})

test('does nothing for a file that nothing reads, even in a folder whose name begins like ours', () => {
  const others = ['package.json', 'site-old/pages/home.yaml', 'schemas-old/page.json', 'templates-old/Page.tsx']
  for (const path of [...others, 'functions-old/contact.ts']) assert.equal(affected([path], reads), nothing, path)
})

test.run()
