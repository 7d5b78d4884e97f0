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
