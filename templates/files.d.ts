/** The bundler puts the file among the site's and gives its address. */
declare module '*.woff2' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: this is how bundlers hand out the address of a file.
  export default url
}

/** A style sheet that is loaded when a script asks for it. */
declare module '*.late.css' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: as above.
  export default url
}
