import { make } from '../dom.ts'
import type { FieldHost } from './field-host.ts'

/** The picture as it is; its words stand beside it. */
export function pictureView(file: string, { picture }: Pick<FieldHost, 'picture'>): HTMLImageElement {
  const image = make('img', { alt: '' })
  void picture(file).then((address) => {
    image.src = address
  })
  return image
}
