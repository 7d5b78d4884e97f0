#!/usr/bin/env node
import { join } from 'node:path'
// `npm start`: installs what is missing, builds the site and serves it until Ctrl-C.
import { pathToFileURL } from 'node:url'
import { install, installReadingData, requireNode, root, run } from './setup.js'

requireNode()
process.chdir(root)
await install()
await installReadingData()

const { code, isInterrupted } = await run(process.execPath, ['bin/site.js', 'build'])
if (isInterrupted) process.exit(0)
if (code !== 0) process.exit(code)

// The server runs in this process, so that each signal reaches it once and its exit code is ours.
const server = join(root, 'dist', 'server.js')
process.argv[1] = server
await import(pathToFileURL(server).href)
