// The point of a picture that stays in view when its frame cuts it: by a click on the picture, or from the keyboard.
import type { Field } from '../../protocol.ts'
import { button, make } from '../dom.ts'
import { about, type FieldHost, newId } from './field-host.ts'
import { pictureView } from './picture-view.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** In percent: what frames show of a picture whose author chose no point. */
const MIDDLE: Point = { x: 50, y: 50 }

export function focusField(field: Field, file: string, host: FieldHost): HTMLElement {
  const { words } = host
  const chosen = field.value as Point | undefined
  const marker = make('span', { class: 'point', 'aria-hidden': 'true' })
  const picture = make('div', { class: 'cut' }, pictureView(file, host), marker)
  const [x, y] = [slider(words.fromLeft, (chosen ?? MIDDLE).x), slider(words.fromTop, (chosen ?? MIDDLE).y)]
  const now = (): Point => ({ x: Number(x.box.value), y: Number(y.box.value) })
  const show = () => {
    Object.assign(marker.style, { left: `${now().x}%`, top: `${now().y}%` })
  }
  let saved = JSON.stringify(chosen ?? MIDDLE)
  const save = () => {
    const point = now()
    if (JSON.stringify(point) === saved) return
    saved = JSON.stringify(point)
    void host.save({ kind: 'set', pointer: field.pointer, value: point })
  }
  picture.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    x.box.value = String(Math.round(((clientX - left) / width) * 100))
    y.box.value = String(Math.round(((clientY - top) / height) * 100))
    show()
    save()
  })
  for (const { box } of [x, y]) {
    box.addEventListener('input', show)
    // Each press of a key would be a change of its own.
    box.addEventListener('blur', save)
  }
  show()
  const forget = button(words.noFocus, () => void host.save({ kind: 'remove', pointer: field.pointer }))
  return make(
    'fieldset',
    {},
    make('legend', {}, words.focus),
    about(field, words),
    make('span', { class: 'about' }, words.focusHint),
    picture,
    x.row,
    y.row,
    chosen ? forget : null,
  )
}

function slider(name: string, value: number) {
  const id = newId()
  const box = make('input', { id, type: 'range', min: '0', max: '100', value: String(value) })
  return { box, row: make('div', { class: 'row' }, make('label', { for: id }, name), box) }
}
