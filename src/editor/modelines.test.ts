import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withModeline, withOwnModeline } from './modelines.ts'

const LINE = '# yaml-language-server: $schema=../../schemas/page.json\n'
const add = (text: string) => withModeline(text, 'site/pages/home.yaml', 'schemas/page.json')

const test = suite('withModeline')

test('puts the line before everything else', () => {
  assert.is(add('# Home\nroutes: [/]\n'), `${LINE}# Home\nroutes: [/]\n`)
  assert.is(add('\uFEFFroutes: [/]\n'), `\uFEFF${LINE}routes: [/]\n`)
})

test('changes nothing where it stands already', () => {
  assert.is(add(`${LINE}routes: [/]\n`), `${LINE}routes: [/]\n`)
})

test('fixes a line that names another schema', () => {
  assert.is(add(`# yaml-language-server: $schema=../page.json\nroutes: [/]\n`), `${LINE}routes: [/]\n`)
})

test.run()

const own = suite('withOwnModeline')

own('speaks the language that the other files of the project speak', () => {
  const line = (settings: string | null) =>
    withOwnModeline('', { file: 'site/data/faqs.yaml', schema: 'data/faqs.json', settings })
  const german = '# yaml-language-server: $schema=../schemas-de/site.json\nname: Musterhaus\n'
  assert.is(line(german), '# yaml-language-server: $schema=../../schemas-de/data/faqs.json\n')
  for (const settings of [null, 'name: schemas-de/\n', german.replace('schemas-de', 'schemas')])
    assert.is(line(settings), '# yaml-language-server: $schema=../../schemas/data/faqs.json\n')
})

own.run()
