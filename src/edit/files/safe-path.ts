// Which files the editor may touch: content, and nothing that only looks as if it were below site/.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { isPicture } from '../../pictures/raster.ts'
import { type Refusal, refusal } from '../change.ts'

/** Content that is written as text; pictures have a way of their own. */
const CONTENT =
  /^site\/(?:site\.yaml|(?:pages|data)\/(?:[\w-]+\/)*[\w-]+\.yaml|legal\/(?:[\w-]+\/)*[\w-]+\.[a-z]{2}\.mdx)$/
const ASSET = /^site\/assets\/[\w-]+(?:[./][\w-]+)*$/

/** The absolute path of a file that may be written, or why it may not. */
export function safePath(root: string, file: string): string | Refusal {
  if (!CONTENT.test(file) && !(ASSET.test(file) && isPicture(file))) {
    return refusal(`${file} is no content of this site.`, `${file} gehört nicht zum Inhalt dieser Website.`)
  }
  const path = join(root, file)
  const base = realpathSync(join(root, 'site'))
  // A link may lead anywhere, whether the file itself is one or a folder on the way to it.
  const real = relative(base, existsSync(path) ? realpathSync(path) : realpathSync(existing(dirname(path))))
  const isOutside = real === '..' || real.startsWith(`..${sep}`)
  const isMoved = existsSync(path) && real !== relative(join(root, 'site'), path)
  if (!isOutside && !isMoved) return path
  return refusal(`${file} leads out of its folder.`, `${file} führt aus seinem Ordner hinaus.`)
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}
