import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Fetched } from '../read-page.ts'
import { scriptFiles } from './script-files.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  '/entry.js': [
    'import{c as d}from"/shared.js";import"/side.js";',
    'async function H(){let{a}=await import("/component-AB12CD34.js")}',
    'M({Form:()=>import("/Form.js"),menu:()=>import("/menu.js"),"text-language": () => import("/text.js")});',
    'let s=null,g=()=>s??=import("/show.js");',
    'addEventListener("online",()=>import("/rare.js"))',
  ].join(''),
  '/shared.js': 'export{a}from"/deeper.js"',
  '/deeper.js': 'import"/shared.js"',
  '/side.js': '',
  '/react.js': '',
  '/component-AB12CD34.js': 'import{a}from"/react.js"',
  '/Form.js': 'export{a as Form}',
  '/menu.js': 'import{a}from"/side.js";export{b as enhance}',
  '/text.js': 'export{c as enhance}',
  '/rare.js': '',
  '/show.js': '',
}
const read = (address: string) => SCRIPTS[address] ?? null

const filesOf = (...islands: Fetched['islands'][number][]) => filesWith({ islands })

function filesWith(fetched: Partial<Fetched>): string[] {
  const none = { styles: [], inlineStyles: [], fonts: [], images: [], islands: [], hasOpener: false }
  return scriptFiles({ ...none, scripts: ['/entry.js', '/missing.js'], ...fetched }, read).sort()
}

const BASE = ['/deeper.js', '/entry.js', '/shared.js', '/side.js']

const test = suite('scriptFiles')

test('has what a script imports, each once, and nothing that it loads later', () => {
  assert.equal(filesOf(), BASE)
})

test('has the islands that wake by themselves', () => {
  assert.equal(filesOf({ name: 'menu', load: 'idle', isOnTop: false }), [...BASE, '/menu.js'].sort())
  assert.equal(filesOf({ name: 'text-language', load: 'visible', isOnTop: true }), [...BASE, '/text.js'].sort())
  assert.equal(filesOf({ name: 'text-language', load: 'visible', isOnTop: false }), BASE)
  assert.equal(filesOf({ name: 'Form', load: 'interaction', isOnTop: true }), BASE)
})

test('has React as soon as an island is a component', () => {
  const all = [...BASE, '/Form.js', '/component-AB12CD34.js', '/react.js'].sort()
  assert.equal(filesOf({ name: 'Form', load: 'idle', isOnTop: false }), all)
})

test('has what shows a dialog where a link of the page opens it', () => {
  const islands = [{ name: 'Form', load: 'opened', isOnTop: false }]
  assert.equal(filesWith({ islands, hasOpener: true }), [...BASE, '/show.js'].sort())
  assert.equal(filesWith({ islands, hasOpener: false }), BASE)
  assert.equal(filesWith({ islands: [], hasOpener: true }), BASE)
})

test.run()
