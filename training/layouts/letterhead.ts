// Letterheads that are pictures: firms paste them into a template, and no program finds words in them.

/** A line of a picture; left end and base line in millimetres, letters as high as CSS says with 1px for a millimetre. */
export interface PictureLine {
  readonly text: string
  readonly font: string
  readonly left: number
  readonly base: number
  readonly colour: string
  /** Between letters, in millimetres. */
  readonly spacing?: number
}

const DOTS_PER_MM = 12

/** Text drawn as dots: it stands on the page and not in the text of the PDF. @param size in millimetres */
export function textPicture(
  lines: readonly PictureLine[],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const draw = `const c = document.currentScript.previousElementSibling.getContext('2d')
    c.scale(${DOTS_PER_MM}, ${DOTS_PER_MM})
    for (const { text, font, left, base, colour, spacing } of ${JSON.stringify(lines)}) {
      c.font = font; c.letterSpacing = (spacing ?? 0) + 'px'; c.fillStyle = colour; c.fillText(text, left, base)
    }`
  return `<canvas width="${width * DOTS_PER_MM}" height="${height * DOTS_PER_MM}" style="display:block;width:${width}mm;height:${height}mm"></canvas><script>{${draw}}</script>`
}
