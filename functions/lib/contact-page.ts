import { escapeHtml } from '../../common/escape.ts'
import type { FormTexts } from '../../schemas/types.ts'
import { answerPage } from './page.ts'
import type { Words } from './texts.ts'
import type { SiteFacts } from './types.ts'

/** The page after a contact form. */
export interface ContactPage {
  readonly words: Words
  readonly site: SiteFacts
  readonly title: string
  readonly message: string
  readonly isError: boolean
  /** Route of the page with the form. */
  readonly back: string
  /** null: no form to show again. */
  readonly form: FilledForm | null
}

/** A form as the visitor filled it in. */
interface FilledForm {
  readonly texts: FormTexts
  readonly typed: unknown
  /** Error messages by field. */
  readonly fields: Readonly<Record<string, string>>
}

const VISIBLE = ['name', 'email', 'phone', 'subject', 'message'] as const
const HIDDEN = ['source', 'metadata.form_type', 'metadata.page', 'language', 'website'] as const
type VisibleField = (typeof VISIBLE)[number]

const REQUIRED: readonly VisibleField[] = ['name', 'email', 'message']
const INPUTS: Partial<Record<VisibleField, string>> = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  subject: 'type="text"',
}

/** The page that answers a contact form sent without scripts; what was typed is never lost. */
export function contactPage(page: ContactPage): string {
  const { words, site, title, message, isError, back } = page
  const { language, home } = words
  const { links } = words.answers
  const hasWrongFields = Object.keys(page.form?.fields ?? {}).length > 0
  const kind = isError ? 'error' : 'success'
  const content = [
    `<div class="notice notice--${kind}" role="${isError ? 'alert' : 'status'}"><p>${escapeHtml(message)}</p></div>`,
    isError && !hasWrongFields ? reachUs(words, site) : '',
    page.form ? form(words, page.form) : '',
    `<p><a href="${escapeHtml(back)}">${escapeHtml(links.back)}</a></p>`,
    back === home ? '' : `<p><a href="${home}">${escapeHtml(links.home)}</a></p>`,
  ]
  return answerPage({ language, home, title, content: content.filter(Boolean).join('\n'), site })
}

function reachUs(words: Words, { phone, email }: SiteFacts): string {
  const ways = [
    phone ? `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>` : '',
    email ? `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>` : '',
  ].filter(Boolean)
  return ways.length > 0 ? `<p>${escapeHtml(words.interface.reachUs)} ${ways.join(', ')}</p>` : ''
}

function form(words: Words, { texts, typed, fields }: FilledForm): string {
  const hidden = HIDDEN.map((name) => hiddenInput(name, valueAt(typed, name)))
  const isShown = (name: VisibleField) => REQUIRED.includes(name) || valueAt(typed, name) !== ''
  const { required, optional } = words.interface.field
  const shown = VISIBLE.filter(isShown).map((name) => {
    const mark = REQUIRED.includes(name) ? required : optional
    return field({ name, label: texts[name].label, mark, value: valueAt(typed, name), error: fields[name] })
  })
  return `<form class="card card--marked form" method="post" action="/api/contact">
${hidden.filter(Boolean).join('')}
${shown.join('\n')}
<button class="button button--wide" type="submit">${escapeHtml(texts.submit)}</button>
</form>`
}

function hiddenInput(name: string, value: string): string {
  return value === '' ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}

interface ShownField {
  readonly name: VisibleField
  readonly label: string
  /** Whether it is required, in words. */
  readonly mark: string
  readonly value: string
  readonly error: string | undefined
}

function field({ name, label, mark, value, error }: ShownField): string {
  const isRequired = REQUIRED.includes(name)
  const wrong = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const attributes = `class="input" id="${name}" name="${name}"${isRequired ? ' required' : ''}${wrong}`
  // Browsers drop a line break right after <textarea>, so there is always one to drop.
  const control = INPUTS[name]
    ? `<input ${attributes} ${INPUTS[name]} value="${escapeHtml(value)}">`
    : `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`
  return `<div class="field">
<label class="field__label" for="${name}">${escapeHtml(label)}<small>${escapeHtml(mark)}</small></label>
${control}
${error ? `<p class="field__error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`
}

/** The text at a dotted path of unchecked data; "" if there is none. */
function valueAt(data: unknown, path: string): string {
  let value = data
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return ''
    value = (value as Record<string, unknown>)[key]
  }
  return typeof value === 'string' ? value : ''
}
