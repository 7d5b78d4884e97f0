import { extname } from 'node:path'

const UTF8 = 'charset=utf-8'

/** What sites serve; these are also the types that compression, styles, scripts and downloads depend on. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: `text/css; ${UTF8}`,
  csv: `text/csv; ${UTF8}`,
  gif: 'image/gif',
  gz: 'application/gzip',
  html: `text/html; ${UTF8}`,
  ico: 'image/x-icon',
  ics: `text/calendar; ${UTF8}`,
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: `text/javascript; ${UTF8}`,
  json: `application/json; ${UTF8}`,
  map: `application/json; ${UTF8}`,
  md: `text/markdown; ${UTF8}`,
  mjs: `text/javascript; ${UTF8}`,
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: `image/svg+xml; ${UTF8}`,
  txt: `text/plain; ${UTF8}`,
  vcf: `text/vcard; ${UTF8}`,
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: `application/manifest+json; ${UTF8}`,
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: `application/xml; ${UTF8}`,
  zip: 'application/zip',
}

/** The media type of a file by the end of its name; browsers save what has none instead of showing it. */
export function contentType(path: string): string {
  const ending = extname(path).slice(1).toLowerCase()
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream'
}
