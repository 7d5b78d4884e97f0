// A picture that its frame cuts to shape, and the point of it that has to stay in view. The photo itself is cut when it is made
// smaller, so pages need no style for it.
import type { Mark } from '../types.ts'
import { valueAt } from './pointer.ts'

export interface PictureCut {
  /** Width and height of the frame: "3:2". */
  readonly frame: string
  /** The point to keep, in percent from the left and from the top. */
  readonly x: number
  readonly y: number
}

/** How the picture at a mark is cut; null: as it is, since it has no frame, or nobody chose a point. */
export function pictureCut(data: unknown, { pointer, frame }: Mark): PictureCut | null {
  if (frame === undefined) return null
  const holder = valueAt(data, pointer.slice(0, pointer.lastIndexOf('/')))
  const { focus } = holder as { readonly focus?: { readonly x: number; readonly y: number } }
  return focus ? { frame, x: focus.x, y: focus.y } : null
}

/** What a file is known by among the pictures of a site, in one of its cuts. */
export function pictureName(file: string, cut: PictureCut | null): string {
  return cut ? `${file} ${cut.frame} ${cut.x} ${cut.y}` : file
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest part of a picture with the form of the frame that has the point as near to its middle as it can be, in pixels. */
export function cutArea(
  { width, height }: Size,
  { frame, x, y }: PictureCut,
): Size & { readonly left: number; readonly top: number } {
  const [across = 1, down = 1] = frame.split(':').map(Number)
  const size = {
    width: Math.min(width, Math.max(1, Math.round((height * across) / down))),
    height: Math.min(height, Math.max(1, Math.round((width * down) / across))),
  }
  const from = (whole: number, part: number, percent: number) =>
    Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)))
  return { ...size, left: from(width, size.width, x), top: from(height, size.height, y) }
}
