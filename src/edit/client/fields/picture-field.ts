// A picture with what it shows: a new one is taken only together with new words for those who cannot see it.
import type { Field } from '../../protocol.ts'
import { button, make } from '../dom.ts'
import { type FieldHost, newId } from './field-host.ts'
import { focusField } from './focus-field.ts'
import { pictureView } from './picture-view.ts'

interface Shown {
  readonly host: FieldHost
  view(field: Field): HTMLElement
}

export function pictureField(group: Field, fields: readonly Field[], { host, view }: Shown): HTMLElement {
  const { words } = host
  const file = fields.find(({ input }) => input.kind === 'picture')
  const focus = fields.find(({ pointer }) => pointer.endsWith('/focus'))
  const others = fields.filter((field) => field !== file && field !== focus)
  const options = file?.input.kind === 'picture' ? file.input.options : []
  const [pick, send] = [newId(), newId()]
  const now = typeof file?.value === 'string' ? file.value : ''
  const select = make('select', { id: pick }, ...options.map(({ value, label }) => make('option', { value }, label)))
  if (!options.some(({ value }) => value === now)) select.prepend(make('option', { value: now }, now || words.none))
  select.value = now
  const upload = make('input', {
    id: send,
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  })
  const alt = newWords(
    fields.find(({ pointer }) => pointer.endsWith('/alt')),
    words.alt,
  )
  const take = button(words.takePicture, () => void taken(), { class: 'main' })
  take.disabled = true
  const taken = async () => {
    const [chosen] = upload.files ?? []
    const name = chosen ? await host.upload(chosen) : select.value
    // The point that another picture was cut round says nothing about this one.
    const { focus: _, ...kept } = (group.value ?? {}) as Readonly<Record<string, unknown>>
    await host.save({ kind: 'set', pointer: group.pointer, value: { ...kept, file: name, alt: alt.value() } })
  }
  const look = () => {
    take.disabled = !alt.isWhole() || (select.value === now && !upload.files?.length)
  }
  for (const one of [select, upload, ...alt.boxes]) one.addEventListener('input', look)
  const shown = now === '' ? null : focus ? focusField(focus, now, host) : pictureView(now, host)
  return make(
    'fieldset',
    {},
    make('legend', {}, group.name),
    shown,
    make('div', { class: 'field' }, make('label', { for: pick }, words.choose), select),
    make('div', { class: 'field' }, make('label', { for: send }, words.upload), upload),
    ...alt.rows,
    take,
    ...others.map(view),
  )
}

/** What a new picture shows, in each language that its words have to be in. */
function newWords(field: Field | undefined, label: string) {
  const input = field?.input.kind === 'text' ? field.input : null
  const needed = input === null || input.languages.length > 0 ? input?.languages : input.required
  const languages = needed?.length ? needed : [null]
  const written = languages.map((language) => {
    const id = newId()
    const box = make('textarea', { id, rows: '2', ...(language === null ? {} : { lang: language }) })
    const name = language === null ? label : `${label} ${language.toUpperCase()}`
    return { language, box, row: make('div', { class: 'field' }, make('label', { for: id }, name), box) }
  })
  const texts = () => Object.fromEntries(written.map(({ language, box }) => [language, box.value]))
  return {
    boxes: written.map(({ box }) => box),
    rows: written.map(({ row }) => row),
    isWhole: () => written.every(({ box }) => box.value.trim() !== ''),
    value: () => (languages[0] === null ? written[0]?.box.value : texts()),
  }
}
