// One weight of a variable WOFF2 font. fontkit makes instances of TrueType files only: for WOFF2 it reads the compressed
// file again as if it were TrueType, and its glyphs, which WOFF2 stores in another form, skip the variation. So the
// glyphs are decoded first and moved afterwards. This reaches into fontkit 2.0.4, which package.json pins; the test of
// this file holds widths and outlines against the weights of the site's fonts.
import type { Font } from 'fontkit'

interface Point {
  x: number
  y: number
  readonly endContour: boolean
  copy(): Point
}

interface RawGlyph {
  /** Negative: made of other glyphs. */
  readonly numberOfContours: number
  readonly points?: Point[]
  readonly components?: { readonly glyphID: number; dx: number; dy: number }[]
}

/** What fontkit's WOFF2 fonts have besides their public interface. */
interface Inside {
  variationCoords: number[]
  _transformedGlyphs: RawGlyph[]
  readonly _variationProcessor: { transformPoints(id: number, points: Point[]): void }
  _transformGlyfTable(): void
}

/** A font at a weight; fonts without weights stay as they are. */
export function fontAt(create: (bytes: Uint8Array) => Font, bytes: Uint8Array, weight: number): Font {
  const font = create(bytes)
  const axis = font.variationAxes['wght']
  if (!axis) return font
  const inside = font as unknown as Inside
  // Decoding asks for the variation and would move the parts of composed glyphs in its own, broken way.
  Object.defineProperty(inside, '_variationProcessor', { value: null, configurable: true })
  inside._transformGlyfTable()
  Reflect.deleteProperty(inside, '_variationProcessor')
  inside.variationCoords = [Math.min(axis.max, Math.max(axis.min, weight))]
  inside._transformedGlyphs = varied(inside._transformedGlyphs, inside)
  return font
}

/** Moves each glyph when it is first asked for: a heading uses twenty of several hundred. */
function varied(glyphs: RawGlyph[], { _variationProcessor: variation }: Inside): RawGlyph[] {
  const done = new Set<number>()
  const move = (id: number) => {
    const glyph = glyphs[id]
    if (!glyph || done.has(id)) return
    done.add(id)
    const offsets = glyph.components?.map(({ dx, dy }) => point(dx, dy))
    // The four points after the last one stand for the sides of the glyph (OpenType, gvar: phantom points).
    variation.transformPoints(id, [...(offsets ?? glyph.points ?? []), ...Array.from({ length: 4 }, () => point(0, 0))])
    for (const [index, component] of (glyph.components ?? []).entries()) {
      component.dx = offsets?.[index]?.x ?? component.dx
      component.dy = offsets?.[index]?.y ?? component.dy
    }
  }
  return new Proxy(glyphs, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) move(Number(key))
      return Reflect.get(target, key, receiver)
    },
  })
}

/** A point that stands alone, so it is a contour of its own: variation moves the points of a contour together. */
function point(x: number, y: number): Point {
  return {
    x,
    y,
    endContour: true,
    copy() {
      return point(this.x, this.y)
    },
  }
}
