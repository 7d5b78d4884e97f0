import { useEffect, useRef } from 'react'
import { fill } from '../../../parts/format.ts'
import type { ProcessorWords } from '../props.ts'
import type { PageBox, Preview } from './found.ts'

/** Where a value stands on the page; the same number stands beside the value. */
export interface Mark {
  readonly number: number
  readonly place: PageBox
}

interface PagePictureProps {
  readonly preview: Preview
  readonly marks: readonly Mark[]
  readonly words: ProcessorWords
}

/** The page as it was read, with the places of its values. */
export function PagePicture({ preview, marks, words }: PagePictureProps) {
  const { page, width, height } = preview
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, preview)
  }, [preview])
  return (
    <figure className="page-picture">
      <div className="page-picture__sheet">
        <canvas ref={canvas} width={width} height={height} role="img" aria-label={fill(words.page, { n: page })} />
        {marks.map(({ number, place: [left, top, right, bottom] }) => (
          <span
            key={number}
            className="page-picture__mark"
            aria-hidden="true"
            style={{
              left: part(left),
              top: part(top),
              width: part(right - left),
              height: part(bottom - top),
            }}
          >
            <span className="mark-number">{number}</span>
          </span>
        ))}
      </div>
      {marks.length > 0 && <figcaption className="small">{words.pageNote}</figcaption>}
    </figure>
  )
}

const part = (share: number) => `${(share * 100).toFixed(2)}%`

/** Drawn, not linked: the site's content security policy allows pictures from its own address only. */
async function draw(canvas: HTMLCanvasElement, { base64, width, height }: Preview): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' })).catch(() => null)
  // A browser that cannot open it shows an empty sheet; the numbers still show where the values are.
  if (!picture) return
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
}
