/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }

  export interface Glyph {
    readonly id: number
    readonly path: { readonly commands: readonly PathCommand[] }
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
  }

  export interface Font {
    readonly unitsPerEm: number
    layout(text: string): GlyphRun
  }

  export function create(bytes: Uint8Array): Font
}
