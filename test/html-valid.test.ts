// Every page as it is served, held against the HTML standard and against what makes it accessible.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from './project.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y'],
    rules: {
      // How React and the shell round a page write the same thing; browsers read all of it alike.
      'doctype-style': ['error', { style: 'lowercase' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // Of a text in two languages only one is shown, its title as the heading of the page; there is one <h1> a page.
      'prefer-native-element': ['error', { exclude: ['heading'] }],
      // React closes elements without content and writes empty values, the shell does not: there is no style to ask for.
      // JSON in an attribute keeps its own quotes.
      'attr-quotes': ['error', { style: 'auto' }],
      'attribute-empty-style': 'off',
      'void-style': 'off',
    },
  }),
)

const test = suite('html')

test('is valid on every page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'html-'))
  try {
    const run = await site(['build', '--root', root, '--out', folder, '--no-compress'])
    assert.is(run.code, 0, run.stderr)
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    assert.ok(pages.length > 20)
    const reports = await Promise.all(pages.map((file) => validator.validateFile(join(folder, file))))
    const found = reports.flatMap(({ results }, index) =>
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${pages[index]}: ${ruleId}: ${message} (${selector})`),
      ),
    )
    assert.equal(found, [])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
