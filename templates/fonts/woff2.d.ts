/** The bundler puts the file among the site's and gives its address. */
declare module '*.woff2' {
  const url: string

  export { url as default }
}
