/** The bundler puts the file among the site's and gives its address. */
declare module '*.woff2' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: this is how bundlers hand out the address of a file.
  export default url
}
