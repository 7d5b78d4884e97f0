import { Svg } from '../../../parts/Drawing.tsx'
import type { RoiResult } from './roi.ts'
import { ROI_DRAWINGS, type RoiDrawingName } from './roi-drawings.ts'
import type { RoiLanguage } from './roi-texts.ts'

interface RoiDrawingProps {
  readonly name: RoiDrawingName
  readonly result: RoiResult
  readonly language: RoiLanguage
  readonly title?: string
}

/** Drawn twice, since a drawing cannot reflow: wide, and for phones at the same size of text. */
export function RoiDrawing({ name, result, language, title }: RoiDrawingProps) {
  const draw = ROI_DRAWINGS[name]
  return (
    <figure className={`graph calculator__${name}`}>
      {title && <figcaption className="label">{title}</figcaption>}
      <div className="scale--wide" data-drawing={name} data-width={720}>
        <Svg text={draw(result, language, 720)} />
      </div>
      <div className="scale--narrow" data-drawing={name} data-width={360}>
        <Svg text={draw(result, language, 360)} />
      </div>
    </figure>
  )
}
