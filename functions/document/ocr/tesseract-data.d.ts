declare module '@tesseract.js-data/*' {
  /** Where the data of a language is stored. */
  const data: { readonly code: string; readonly gzip: boolean; readonly langPath: string }
  export = data
}
