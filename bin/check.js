#!/usr/bin/env node
// `npm run check`: every check besides the tests. Each part runs to its end and reports everything it
// found; the last lines say which parts failed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, requireNode, root } from './setup.js'

requireNode()
await install({ withTests: true })

/** Folders whose imports have rules (.dependency-cruiser.cjs). */
const FOLDERS = ['bin', 'common', 'src', 'templates', 'functions']

const tool = (name) => join('node_modules', '.bin', name)
const uvu = ['--import', 'tsx', 'node_modules/uvu/bin.js']

/** @type {[name: string, program: string, args: string[], onFailure?: string][]} */
const PARTS = [
  ['generated files', process.execPath, ['bin/fresh.js', '--check'], 'npm run fresh writes them'],
  ['types', tool('tsc'), ['--noEmit']],
  ['format and style', tool('biome'), ['check'], 'npx biome check --write fixes most'],
  ['imports', tool('depcruise'), FOLDERS],
  ['unused files and exports', tool('knip'), []],
  ['unread fields, texts and settings', process.execPath, [...uvu, 'test', '^house.*[.]test[.]ts$']],
]

const lines = PARTS.map(([name, program, args, onFailure]) => {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (status === 0) return `✓ ${name}`
  process.exitCode = 1
  return `✘ ${name}${onFailure ? `: ${onFailure}` : ''}`
})
console.log(`\n${lines.join('\n')}`)
