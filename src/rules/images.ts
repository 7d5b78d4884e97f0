import { tokens, valueAt } from '../content/pointer.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { SourceRule } from './one-pass.ts'
import { fieldsOf } from './values.ts'

const IMAGES = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/** Every image in content says what it shows, for those who cannot see it; `alt: ""` says that it shows nothing. */
export const images: SourceRule = () => ({
  source(source, data) {
    // The images of the settings are icons of the browser's frame.
    if (source.kind === 'site') return []
    return source.marks.flatMap((mark) => {
      const file = mark.kind === 'asset' ? valueAt(data, mark.pointer) : undefined
      if (typeof file !== 'string' || !IMAGES.test(file)) return []
      const parent = mark.pointer.slice(0, mark.pointer.lastIndexOf('/'))
      const alt = fieldsOf(valueAt(data, parent))?.['alt']
      if (typeof alt === 'string' || fieldsOf(alt)) return []
      const key = tokens(mark.pointer).at(-1)
      const message = `The image "${file}" has no text for those who cannot see it.`
      const hint = `Write "alt: …" beside "${key}": what the image shows, or "" if it is mere decoration.`
      return error('image/alt', message, source.locate(mark.pointer), hint)
    })
  },
})
