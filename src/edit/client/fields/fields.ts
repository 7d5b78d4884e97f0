// The inputs of the panel: what a value may be, as something to type or to choose. Each saves when it is left.
import type { Change } from '../../change.ts'
import type { Field, Input } from '../../protocol.ts'
import { button, type Child, make } from '../dom.ts'
import { movable } from '../panel/movable.ts'
import { about, type FieldHost, newId } from './field-host.ts'
import { pictureField } from './picture-field.ts'
import { textField } from './text-field.ts'

export function fieldView(field: Field, host: FieldHost, isOpen = false): HTMLElement {
  const { input } = field
  if (input.kind === 'group') return groupView(field, input, host, isOpen)
  if (input.kind === 'list') return listView(field, input, host)
  if (input.kind === 'text') return textField(field, input, host)
  return plainView(field, host)
}

function groupView(field: Field, { fields }: Input & { kind: 'group' }, host: FieldHost, isOpen: boolean): HTMLElement {
  const isPicture =
    fields.some(({ input }) => input.kind === 'picture') && fields.some(({ pointer }) => pointer.endsWith('/alt'))
  const views = () =>
    isPicture
      ? [pictureField(field, fields, { host, view: (one) => fieldView(one, host) })]
      : fields.map((one) => fieldView(one, host))
  if (isOpen) return make('div', {}, ...views())
  return folded(field.name, views, host)
}

/** What is in it is made when it is opened: a page has hundreds of fields. */
function folded(name: string, views: () => Child[], _host: FieldHost, more: readonly Child[] = []): HTMLElement {
  const details = make('details', {}, make('summary', {}, name), ...more)
  details.addEventListener('toggle', () => {
    if (details.open && !details.dataset['filled']) details.append(...views().filter((view) => view !== null))
    details.dataset['filled'] = 'yes'
  })
  return details
}

function listView(field: Field, input: Input & { kind: 'list' }, host: FieldHost): HTMLElement {
  const { words } = host
  const rows = input.entries.map((entry, index) => entryView({ field, input, host }, entry, index))
  const add = async () => {
    const value = await host.example(`${field.pointer}/${input.entries.length}`)
    await host.save({ kind: 'insert', pointer: field.pointer, index: input.entries.length, value })
  }
  movable(rows, words, (from, to) => void host.save({ kind: 'move', pointer: field.pointer, from, to }))
  const adding = input.isFull || input.kinds.length > 0 ? null : button(words.add, () => void add())
  return make('fieldset', {}, make('legend', {}, field.name), about(field), ...rows, adding)
}

interface Listed {
  readonly field: Field
  readonly input: Input & { kind: 'list' }
  readonly host: FieldHost
}

function entryView({ field, input, host }: Listed, entry: Field, index: number): HTMLElement {
  const { words } = host
  const { pointer } = field
  const move = (to: number) => void host.save({ kind: 'move', pointer, from: index, to })
  const named = (word: string) => ({ 'aria-label': `${word}: ${entry.name}` })
  const up = button('↑', () => move(index - 1), named(words.up))
  const down = button('↓', () => move(index + 1), named(words.down))
  const remove = button(
    words.remove,
    () => void host.save({ kind: 'remove', pointer: `${pointer}/${index}` }),
    named(words.remove),
  )
  up.disabled = index === 0
  down.disabled = index === input.entries.length - 1
  remove.disabled = input.isShort
  const tools = make('div', { class: 'row', role: 'group', 'aria-label': entry.name }, up, down, remove)
  const isHolder = entry.input.kind === 'group' || entry.input.kind === 'list'
  if (!isHolder) return make('div', {}, fieldView(entry, host), tools)
  return make(
    'div',
    {},
    folded(entry.name, () => [fieldView(entry, host, true)], host),
    tools,
  )
}

function plainView(field: Field, host: FieldHost): HTMLElement {
  const id = newId()
  const label = make('label', { for: id }, field.name)
  const found = make('div', { role: 'status' })
  const given = { id, field, host, found }
  return make('div', { class: 'field' }, label, about(field, host.words), inputOf(given), opener(field, host), found)
}

function opener({ input }: Field, host: FieldHost): HTMLElement | null {
  const place = input.kind === 'choice' ? input.opens : undefined
  return place
    ? make(
        'div',
        {},
        button(host.words.opens, () => host.open(place)),
      )
    : null
}

interface Given {
  readonly id: string
  readonly field: Field
  readonly host: FieldHost
  readonly found: HTMLElement
}

function inputOf(given: Given): HTMLElement {
  const { field, host } = given
  const { input } = field
  if (input.kind === 'choice') return selectOf(given, input)
  if (input.kind === 'switch') return switchOf(given)
  if (input.kind === 'number') return numberOf(given, input)
  if (input.kind === 'fixed')
    return make('code', { id: given.id }, `${JSON.stringify(field.value) ?? ''} (${host.words.fixed})`)
  return lineOf(given)
}

function setting({ field }: Given, value: unknown): Change {
  return value === '' && !field.isRequired
    ? { kind: 'remove', pointer: field.pointer }
    : { kind: 'set', pointer: field.pointer, value }
}

function selectOf(given: Given, { options }: Input & { kind: 'choice' }): HTMLElement {
  const { id, field, host } = given
  const select = make('select', { id })
  const now = field.value === undefined ? '' : String(field.value)
  const known = options.some(({ value }) => value === now) ? options : [{ value: now, label: now }, ...options]
  const all = field.isRequired || now === '' ? known : [{ value: '', label: host.words.none }, ...known]
  for (const { value, label } of all) select.append(make('option', { value }, label || host.words.none))
  select.value = now
  select.addEventListener('change', () => {
    void host.save(setting(given, select.value))
  })
  return select
}

function switchOf(given: Given): HTMLElement {
  const { id, field, host } = given
  const box = make('input', { id, type: 'checkbox' })
  box.checked = field.value === true
  box.addEventListener('change', () => void host.save(setting(given, box.checked)))
  return make('span', { class: 'row' }, box, host.words.yes)
}

/** As people write amounts: "2.990", "2.990,00 €", "2990". null: no number. */
export function numberFrom(text: string): number | null {
  const plain = text
    .replace(/[\s€]/g, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

function numberOf(given: Given, { isMoney }: Input & { kind: 'number' }): HTMLElement {
  const { id, field, host, found } = given
  const box = make('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    value: field.value === undefined ? '' : String(field.value),
  })
  const number = () => numberFrom(box.value)
  box.addEventListener('input', () => {
    const value = number()
    if (value === null) found.replaceChildren(make('span', { class: 'error' }, host.words.euro))
    else host.check(setting(given, value), found)
  })
  let saved = field.value
  box.addEventListener('change', () => {
    const value = number()
    if (value === null || value === saved) return
    saved = value
    void host.save(setting(given, value))
  })
  return make('span', { class: 'row' }, box, isMoney ? '€' : null)
}

function lineOf(given: Given): HTMLElement {
  const { id, field, host, found } = given
  const text = typeof field.value === 'string' ? field.value : ''
  const box =
    field.input.kind === 'link'
      ? make('input', { id, type: 'text', list: `${id}-list` })
      : make('textarea', { id, rows: '1' })
  box.value = text
  const change = (): Change =>
    field.pointer.startsWith('@') ? wordsChange(field, box.value) : setting(given, box.value)
  box.addEventListener('input', () => host.check(change(), found))
  let saved = text
  box.addEventListener('change', () => {
    if (box.value === saved) return
    saved = box.value
    void host.save(change())
  })
  if (field.input.kind !== 'link') return box
  const list = make(
    'datalist',
    { id: `${id}-list` },
    ...field.input.options.map(({ value, label }) => make('option', { value }, label)),
  )
  return make('span', {}, box, list)
}

/** Words of an MDX text: their offsets are the place, and the field knows how they are written. */
export function wordsChange({ pointer, about: written }: Field, value: string): Change {
  const [start = 0, end = 0] = pointer.slice(1).split('-').map(Number)
  return { kind: 'words', start, end, written, value }
}
