// A picture with what it shows: a new one is taken only together with new words for those who cannot see it.
import type { Field } from '../../protocol.ts'
import { button, make } from '../dom.ts'
import { type FieldHost, newId } from './field-host.ts'

interface Shown {
  readonly host: FieldHost
  view(field: Field): HTMLElement
}

export function pictureField(group: Field, fields: readonly Field[], { host, view }: Shown): HTMLElement {
  const { words } = host
  const file = fields.find(({ input }) => input.kind === 'picture')
  const others = fields.filter((field) => field !== file)
  const options = file?.input.kind === 'picture' ? file.input.options : []
  const [pick, send, alt] = [newId(), newId(), newId()]
  const now = typeof file?.value === 'string' ? file.value : ''
  const select = make('select', { id: pick }, ...options.map(({ value, label }) => make('option', { value }, label)))
  if (!options.some(({ value }) => value === now)) select.prepend(make('option', { value: now }, now || words.none))
  select.value = now
  const upload = make('input', {
    id: send,
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  })
  const box = make('textarea', { id: alt, rows: '2' })
  const take = button(words.takePicture, () => void taken(), { class: 'main' })
  take.disabled = true
  const taken = async () => {
    const [chosen] = upload.files ?? []
    const name = chosen ? await host.upload(chosen) : select.value
    await host.save({
      kind: 'set',
      pointer: group.pointer,
      value: { ...(group.value as object | undefined), file: name, alt: box.value },
    })
  }
  const look = () => {
    take.disabled = box.value.trim() === '' || (select.value === now && !upload.files?.length)
  }
  for (const one of [select, upload, box]) one.addEventListener('input', look)
  return make(
    'fieldset',
    {},
    make('legend', {}, group.name),
    make('div', { class: 'field' }, make('label', { for: pick }, words.choose), select),
    make('div', { class: 'field' }, make('label', { for: send }, words.upload), upload),
    make('div', { class: 'field' }, make('label', { for: alt }, words.alt), box),
    take,
    ...others.map(view),
  )
}
