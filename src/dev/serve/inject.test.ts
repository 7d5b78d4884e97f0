import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf, withClient } from './inject.ts'

const test = suite('withClient')

test('puts one script at the end of the head', () => {
  const html = withClient('<head><title>a</title></head><body></body>', { page: 'p', code: 'c', connect: "'self'" })
  const script = `<script type="module" src="/_dev/client.js" data-dev data-page="p" data-code="c" data-connect="'self'"></script>\n`
  assert.is(html, `<head><title>a</title>${script}</head><body></body>`)
})

test('names the code of a page by its own islands alone', () => {
  const entry = (roi: string, form: string) =>
    `h({Roi:()=>import("./Roi-${roi}.js"),Form:()=>import("./Form-${form}.js")})`
  const page = '<div data-island="Roi"></div>'
  const code = codeOf(page, entry('AAAAAAAA', 'AAAAAAAA'))
  assert.is(codeOf(page, entry('AAAAAAAA', 'BBBBBBBB')), code)
  assert.is.not(codeOf(page, entry('BBBBBBBB', 'AAAAAAAA')), code)
  assert.is(codeOf('<p></p>', entry('AAAAAAAA', 'AAAAAAAA')), '')
})

test.run()
