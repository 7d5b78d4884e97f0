import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formEvents } from './events.ts'

const test = suite('formEvents')

test('reports the start of a form once', () => {
  const seen = withDataLayer((events) => {
    events.start()
    events.start()
  })
  assert.equal(seen, [{ event: 'form_start', form_type: 'contact_form', source: 'home' }])
})

test('reports a sent form together with the lead and its value', () => {
  assert.equal(
    withDataLayer((events) => events.submitted()),
    [
      { event: 'contact_form_submitted', form_type: 'contact_form', source: 'home' },
      { event: 'lead', lead_type: 'contact_form', value: 500 },
    ],
  )
})

test('reports the focused field by its name', () => {
  const [event] = withDataLayer((events) => events.focus('email'))
  assert.equal(event, { event: 'form_field_focus', form_type: 'contact_form', source: 'home', field: 'email' })
})

test.run()

/** What a page's data layer holds after `act`. */
function withDataLayer(act: (events: ReturnType<typeof formEvents>) => void): object[] {
  const dataLayer: object[] = []
  Object.assign(globalThis, { window: { dataLayer } })
  act(formEvents({ type: 'contact_form', source: 'home' }))
  Reflect.deleteProperty(globalThis, 'window')
  return dataLayer
}
