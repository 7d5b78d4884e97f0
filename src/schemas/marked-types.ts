/** The types that marks resolve to, as text: these shapes are made by the generator, not written by authors. */
export const MARKED_TYPES: Readonly<Record<string, string>> = {
  Asset: `/** A file under site/assets, with its address in the built site and its size in CSS pixels (null if unknown). */
export interface Asset {
  url: string
  width: number | null
  height: number | null
}
`,
  Document: `/** A long text: its HTML and its front matter in every language it is written in. */
export interface Document {
  html: Record<string, string>
  data: Record<string, LegalFrontMatter>
}
`,
  PictureFile: `/** A picture under site/assets: \`sources\` has each format in all widths, best first; none for drawings. */
export interface PictureFile extends Asset {
  sources: { type: string; srcset: string }[]
}
`,
  Link: `/** Where a link leads. */
export interface Link {
  href: string
  /** "booking": opens the booking dialog; \`href\` is the page that does the same without scripts. */
  opens: 'booking' | null
  /** true: leads to another site. */
  external: boolean
}
`,
}
