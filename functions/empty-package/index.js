// biome-ignore lint/style/noDefaultExport: the packages in whose place this stands have one, and it has to be there
export default function neverCalled() {
  throw new Error('This package is left out of the installation: see "overrides" in package.json.')
}
