import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { placesOf } from './places.ts'
import { siteWith } from './testing.ts'

const content = siteOf({
  pages: {
    home: 'routes: [/]\nsections:\n  - to: /imprnt\n    text: about/imprnt\n',
    talk: 'routes: [/talk]\nlanguages: [de, en]\nsections:\n  - to: "#contct"\n',
  },
  data: { navigation: 'links:\n  - { to: /abot }\n' },
})
const built = siteWith({ folder: '/project/dist/public', texts: { 'index.html': 'text' } })

const test = suite('placesOf')

function place(page: string, written: string | null): string | null {
  const at = placesOf('/project', built, content).inContent(page, written)
  return at && `${at.file}:${at.line}:${at.column}+${at.length}`
}

test('finds what an author wrote on the page, as a whole value', () => {
  assert.is(place('/', '/imprnt'), 'site/pages/home.yaml:3:9+7')
  assert.is(place('/', 'imprnt'), null)
})

test('finds it in what pages share, in any language and with the host', () => {
  assert.is(place('/', '/abot'), 'site/data/navigation.yaml:2:11+5')
  assert.is(place('/', '/en/abot'), 'site/data/navigation.yaml:2:11+5')
  assert.is(place('/', 'https://here.example/abot'), 'site/data/navigation.yaml:2:11+5')
})

test('searches the page itself, not other pages', () => {
  assert.is(place('/', '#contct'), null)
  assert.is(place('/talk', '#contct'), 'site/pages/talk.yaml:4:10+7')
})

test('is null where nothing was written', () => {
  assert.is(place('/', null), null)
  assert.is(place('/', '/'), null)
  assert.is(placesOf('/project', built, null).inContent('/', '/imprnt'), null)
})

test('names built files from the root', () => {
  assert.equal(placesOf('/project', built, content).file('index.html'), {
    name: 'dist/public/index.html',
    text: 'text',
  })
})

test.run()
