declare module 'word-extractor' {
  /** The text of a Word file by its parts. */
  interface ExtractedDocument {
    getHeaders(): string
    getBody(): string
    getFooters(): string
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<ExtractedDocument>
  }
}
