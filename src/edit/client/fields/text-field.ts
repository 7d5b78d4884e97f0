// One text in all its languages, side by side.

import type { Language } from '../../../types.ts'
import type { Change } from '../../change.ts'
import type { Field, Input } from '../../protocol.ts'
import { button, make } from '../dom.ts'
import { about, below, type FieldHost, newId } from './field-host.ts'

export function textField(field: Field, input: Input & { kind: 'text' }, host: FieldHost): HTMLElement {
  const { languages, missing, stale, required } = input
  if (languages.length === 0) {
    const isNew = field.value === undefined || field.value === ''
    return isNew && required.length > 0 ? newTexts(field, required, host) : oneText(field, required, host)
  }
  const rows = languages.map((language) => {
    const marks = [
      missing.includes(language) ? host.words.missing : '',
      stale.includes(language) ? host.words.stale : '',
    ]
    const now = (field.value as Readonly<Record<string, string>> | undefined)?.[language] ?? ''
    return textRow({
      label: language.toUpperCase(),
      lang: language,
      mark: marks.filter((mark) => mark !== '').join(', '),
      now,
      change: (value) => ({ kind: 'set', pointer: below(field.pointer, language), value }),
      host,
    })
  })
  return make('fieldset', {}, make('legend', {}, field.name), about(field, host.words), ...rows)
}

/** A text that is not there yet, in each language that it needs: it is saved once all of them are written. */
function newTexts(field: Field, languages: readonly Language[], host: FieldHost, first = ''): HTMLElement {
  const boxes = languages.map((language, index) => {
    const id = newId()
    const box = make('textarea', { id, rows: '2', lang: language })
    if (index === 0) box.value = first
    return {
      language,
      box,
      row: make('div', { class: 'field' }, make('label', { for: id }, language.toUpperCase()), box),
    }
  })
  const value = () => Object.fromEntries(boxes.map(({ language, box }) => [language, box.value]))
  for (const { box } of boxes) {
    box.addEventListener('change', () => {
      const isWhole = boxes.every((one) => one.box.value.trim() !== '')
      if (isWhole) void host.save({ kind: 'set', pointer: field.pointer, value: value() })
    })
  }
  const rows = boxes.map(({ row }) => row)
  const hint = make('span', { class: 'about' }, host.words.onceInAll)
  return make(
    'fieldset',
    { class: 'together' },
    make('legend', {}, field.name),
    about(field, host.words),
    hint,
    ...rows,
  )
}

function oneText(field: Field, required: readonly Language[], host: FieldHost): HTMLElement {
  const now = typeof field.value === 'string' ? field.value : ''
  const change = (value: string): Change =>
    value === '' && !field.isRequired
      ? { kind: 'remove', pointer: field.pointer }
      : { kind: 'set', pointer: field.pointer, value }
  const row = textRow({ label: field.name, lang: null, mark: '', now, change, host })
  const language = document.documentElement.lang
  const split = () =>
    required.length > 0
      ? row.replaceWith(newTexts(field, required, host, now))
      : void host.save({ kind: 'set', pointer: field.pointer, value: { [language]: now } })
  row.append(...[about(field, host.words)].filter((one) => one !== null))
  // On a page of several languages the switcher lists them.
  if (now !== '' && document.querySelectorAll('link[hreflang]').length > 2)
    row.append(make('div', {}, button(host.words.inOther, split)))
  return row
}

interface Row {
  readonly label: string
  readonly lang: string | null
  readonly mark: string
  readonly now: string
  change(value: string): Change
  readonly host: FieldHost
}

function textRow({ label, lang, mark, now, change, host }: Row): HTMLElement {
  const id = newId()
  const found = make('div', { role: 'status' })
  const box = make('textarea', { id, rows: '2', ...(lang === null ? {} : { lang }) })
  box.value = now
  box.addEventListener('input', () => host.check(change(box.value), found))
  let saved = now
  box.addEventListener('change', () => {
    if (box.value === saved) return
    saved = box.value
    void host.save(change(saved))
  })
  const marked = mark === '' ? null : make('span', { class: 'mark' }, ` ${mark}`)
  return make('div', { class: 'field' }, make('label', { for: id }, label, marked), box, found)
}
