import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { bookingTextsFor } from '../functions/lib/booking-texts.ts'
import { outcome, textsFor } from '../functions/lib/texts.ts'

interface FormTexts {
  readonly success: Record<string, string>
  readonly error: Record<string, string>
  readonly problems: Record<'name' | 'email' | 'message' | 'emailFormat', Record<string, string>>
}

const forms: Record<string, FormTexts> = parse(readFileSync('site/data/forms.yaml', 'utf8'))
const sources = {
  home: 'homepage_contact_form',
  'talk-to-us': 'talk_to_us_contact_form',
  app: 'app_inline',
  inline: 'x_inline',
}
const test = suite('texts of forms')

for (const [form, source] of Object.entries(sources)) {
  test(`are the same with and without scripts: ${form}`, () => {
    for (const language of ['de', 'en', 'pt']) {
      const texts = textsFor(new Request('http://localhost/'), { language })
      const { success, error, problems } = forms[form] as FormTexts
      assert.equal(outcome(source, texts), { success: success[language], error: error[language] }, language)
      const { name, email, message } = texts.missing
      const said = { name, email, message, emailFormat: texts.emailFormat }
      const written = Object.fromEntries(Object.keys(said).map((key) => [key, problems[key as 'name'][language]]))
      assert.equal(said, written, language)
    }
  })
}

type ByLanguage = Record<string, string>

interface BookingWords {
  readonly problems: Record<'required' | 'emailFormat' | 'phone', ByLanguage>
  readonly success: Record<'heading' | 'promise', ByLanguage>
}

test('are the same with and without scripts: booking', () => {
  const { problems, success }: BookingWords = parse(readFileSync('site/data/booking.yaml', 'utf8'))
  for (const language of ['de', 'en', 'pt']) {
    const referer = `http://localhost/${language}/talk-to-us`
    const page = new Request('http://localhost/', { headers: { host: 'localhost', referer } })
    const { required, emailFormat, phone, title, promise, failed } = bookingTextsFor(page)
    const said = { required, emailFormat, phone, title, promise }
    const written = { ...problems, title: success.heading, promise: success.promise }
    for (const [name, text] of Object.entries(said)) {
      assert.is(text, written[name as keyof typeof written][language], `${name} ${language}`)
    }
    assert.is(failed, forms['home']?.error[language])
  }
})

test.run()
