// Checks built pages against the HTML standard and the rules of accessibility.
import { type ConfigData, HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'
import { error } from '../diagnostics/diagnostic.ts'
import type { Finding } from './finding.ts'

/** The rules for pages; the same for `site check` and the tests. */
const HTML_RULES: ConfigData = {
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
    // React closes elements without content and writes empty values, the shell does not: there is no style to require.
    // JSON in an attribute keeps its own quotes.
    'attr-quotes': ['error', { style: 'auto' }],
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
}

/** A page as text. */
export interface PageText {
  readonly route: string
  /** Below public/. */
  readonly file: string
  readonly html: string
}

/** Makes a function that checks a page against the standard; made once, called for each page. */
export function htmlChecker(): (page: PageText) => Promise<Finding[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(HTML_RULES))
  return async (page) => {
    const { results } = await validator.validateString(page.html, page.file)
    return results.flatMap(({ messages }) => messages.map((message) => finding(page, message)))
  }
}

function finding(
  { route, file, html }: PageText,
  { ruleId, message, offset, size, selector, ruleUrl }: Message,
): Finding {
  const where = selector ?? ''
  const diagnostic = error(
    'check/html',
    // The library has messages in English only; the name of the rule can be looked up.
    { en: `${message} [${ruleId}]`, de: `Das HTML verletzt die Regel „${ruleId}“: ${message}` },
    null,
    { en: `${where}; the rule: ${ruleUrl ?? ruleId}`, de: `${where}; die Regel: ${ruleUrl ?? ruleId}` },
  )
  const text = html.slice(offset, offset + size)
  return { diagnostic, page: route, spot: { file, offset, text }, written: null }
}
