import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import { contactPage } from './contact-page.ts'
import { formWords, wordsIn } from './texts.ts'

const test = suite('contactPage')

test('shows again what was typed, without fields that the schema does not know', () => {
  const text = page({ name: 'Erika', message: 'Zeile 1\nZeile 2', other: 'x', metadata: { form_type: 'contact_form' } })
  assert.match(text, 'value="Erika"')
  assert.match(text, '>\nZeile 1\nZeile 2</textarea>')
  assert.match(text, '<input type="hidden" name="metadata.form_type" value="contact_form">')
  assert.not.match(text, 'other')
})

test('asks for a phone number or a subject only where the form did', () => {
  assert.not.match(page({}), 'name="phone"')
  assert.match(page({ phone: '0170' }), 'name="phone"')
})

test('ties each message to its field', () => {
  const text = page({}, { email: 'Bitte E-Mail' })
  assert.match(text, 'aria-describedby="email-error"')
  assert.match(text, '<p class="field__error" id="email-error">Bitte E-Mail</p>')
})

test('names the ways to reach the owner, as far as the site has them', () => {
  assert.match(page({}), 'href="tel:+4900000"')
  assert.not.match(page({}), 'mailto:')
})

test('lets no markup through, wherever it was typed', async () => {
  await fc.assert(
    fc.property(fc.string(), (text) => {
      const marked = `<i x='">${text}`
      const made = page({ name: marked, message: `</textarea>${marked}`, source: marked })
      return !made.includes('<i x') && made.split('</textarea>').length === 2
    }),
  )
})

test.run()

function page(typed: object, fields: Record<string, string> = {}): string {
  const words = wordsIn('de', SITE_TEXTS)
  const site = { name: 'Site', url: 'https://www.example.org', styles: [], phone: '+49 000 00', email: null }
  const form = { texts: formWords('', words, SITE_TEXTS), typed, fields }
  return contactPage({ words, site, title: 'Titel', message: 'Text', isError: true, back: '/', form })
}
