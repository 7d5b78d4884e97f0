// Pictures as the panel shows them: photos small and upright, drawings as they are.
import { extname } from 'node:path'
import { PHOTO_ENDINGS, thumbnail, UnreadablePicture } from '../../pictures/raster.ts'
import { refusal } from '../change.ts'
import { isText } from './checked.ts'
import { type Question, wrongQuestion } from './questions.ts'

export const PICTURE_QUESTIONS: Readonly<Record<string, Question>> = {
  picture: async (editing, { file }) => {
    if (!isText(file)) return wrongQuestion()
    const bytes = editing.files.read(`site/assets/${file}`)
    if (bytes === null) return refusal(`There is no picture "${file}".`, `Es gibt kein Bild „${file}“.`)
    if ('refused' in bytes) return bytes
    const ending = extname(file).toLowerCase()
    try {
      if (PHOTO_ENDINGS.has(ending)) return { address: asAddress('image/webp', await thumbnail(bytes)) }
    } catch (cause) {
      if (!(cause instanceof UnreadablePicture)) throw cause
      return refusal(`"${file}" cannot be read.`, `„${file}“ lässt sich nicht lesen.`)
    }
    return { address: asAddress('image/svg+xml', bytes) }
  },
}

/** Policies of pages let pictures come from such addresses; scripts in drawings never run there. */
function asAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
