#!/usr/bin/env node
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { compiledCli } from './compile.js'
import { isGerman } from './language.js'

// Node 22 keeps compiled code from one start to the next; in a folder that npm ci empties, as everything made here.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/node-code', import.meta.url)))

try {
  await import(await compiledCli())
} catch (cause) {
  const [, name] = /^Cannot find package '([^']+)'/.exec(cause?.message) ?? []
  if (cause?.code !== 'ERR_MODULE_NOT_FOUND' || !name) throw cause
  const root = fileURLToPath(new URL('..', import.meta.url))
  console.error(
    isGerman()
      ? `Das Paket „${name}“ ist nicht installiert. In ${root} zuerst „npm ci“ aufrufen, oder „npm start“: Das installiert, was fehlt, und zeigt die Website.`
      : `The package "${name}" is not installed. In ${root} run "npm ci" first, or "npm start", which installs what is missing and serves the site.`,
  )
  process.exitCode = 3
}
