import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Operator } from '../schemas/types.ts'
import { altered, germanSite, type Part } from '../test/german-site.ts'
import { documentComponents, slug } from './Document.tsx'

const test = suite('slug')

test('makes an address of a heading', () => {
  assert.is(slug('3. Über uns & „Größe“'), '3-ueber-uns-groesse')
  assert.is(slug('Informação'), 'informacao')
})

test('has no hyphen at its ends', () => assert.is(slug(' – Rechte – '), 'rechte'))

test.run()

const { context } = await germanSite()

const sections = suite('documentComponents in another language')

sections('have addresses of their own beside each other, and on pages in their language the plain one, too', () => {
  const addresses = (language: string, shownIn: string) =>
    [...section(language, shownIn).matchAll(/<(\w+) id="([\w-]+)"/g)].map(([, tag, id]) => `${tag} ${id}`)
  assert.equal(addresses('de', 'de'), ['h2 hosting'])
  assert.equal(addresses('en', 'de'), ['h2 en-hosting'])
  assert.equal(addresses('en', 'en'), ['section hosting', 'h2 en-hosting'])
  assert.equal(addresses('de', 'en'), ['h2 de-hosting'])
})

sections.run()

const imprint = suite('documentComponents')

imprint('show a detail of the operator with its label, and neither where there is none', () => {
  const register = { court: 'Amtsgericht Ort', number: 'HRB 00000' }
  assert.is(detail('register', { register }), 'Register: Amtsgericht Ort, HRB 00000')
  assert.is(detail('taxNumber', { taxNumber: '00/000/00000' }), 'Register: 00/000/00000')
  assert.is(detail('register', {}), '')
  assert.is(detail('vatId', { vatId: ' ' }), '')
})

imprint.run()

function detail(field: keyof Operator & string, part: Part<Operator>): string {
  const operator = { ...context.data.operator, placeholders: false, ...part } as Operator
  const { Given, Operator: Detail } = documentComponents(altered(context, { data: { operator } }))
  return renderToStaticMarkup(
    <Given field={field}>
      Register: <Detail field={field} />
    </Given>,
  )
}

function section(language: string, shownIn: string): string {
  const { Section } = documentComponents({ ...context, language }, shownIn)
  return renderToStaticMarkup(<Section id="hosting" title="Hosting" />)
}
