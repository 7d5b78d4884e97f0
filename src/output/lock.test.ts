import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packageRoot } from '../config.ts'
import { type Lock, plannedLock, prunedLock } from './lock.ts'

const pruning = suite('prunedLock')

pruning('keeps what the dependencies need, from the nearest folder', () => {
  const lock = lockOf({
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/unused': {},
  })
  assert.equal(foldersOf(lock), ['', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'])
})

pruning('keeps required peers, and packages that need each other', () => {
  const lock = lockOf({
    'node_modules/a': {
      peerDependencies: { p: '1', q: '1' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/p': { dependencies: { a: '1' } },
    'node_modules/q': {},
  })
  assert.equal(foldersOf(lock), ['', 'node_modules/a', 'node_modules/p'])
})

pruning('follows links to the folders that they lead to', () => {
  const lock = lockOf({
    'functions/empty': {},
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { resolved: 'functions/empty', link: true },
  })
  assert.equal(foldersOf(lock), ['', 'functions/empty', 'node_modules/a', 'node_modules/a/node_modules/b'])
})

pruning('updates which packages an installation may leave out', () => {
  const lock = lockOf({
    'node_modules/a': {
      devOptional: true,
      optionalDependencies: { linux: '1', both: '1' },
      dependencies: { both: '1' },
    },
    'node_modules/both': { optional: true },
    'node_modules/linux': { dev: true, dependencies: { part: '1' } },
    'node_modules/part': { peer: true },
  })
  const { packages } = prunedLock(lock, { name: 'n', dependencies: { a: '1' } })
  const flags = Object.entries(packages).map(([folder, { dependencies, optionalDependencies, ...rest }]) => [
    folder,
    rest,
  ])
  assert.equal(Object.fromEntries(flags), {
    '': { name: 'n' },
    'node_modules/a': {},
    'node_modules/both': {},
    'node_modules/linux': { optional: true },
    'node_modules/part': { optional: true },
  })
})

pruning('leaves out what the lock file does not know', () => {
  const { packages } = prunedLock(lockOf({}), { name: 'n', dependencies: { a: '1' } })
  assert.equal(packages, { '': { name: 'n', dependencies: { a: '1' } } })
})

pruning.run()

const planning = suite('plannedLock')

planning("takes the generator's lock file for a project without a package.json", () => {
  const root = mkdtempSync(join(tmpdir(), 'lock-'))
  const lock = plannedLock(root, { name: 'n', dependencies: { express: '1' } })
  assert.ok(JSON.parse(lock?.contents() ?? '').packages['node_modules/express'])
  writeFileSync(join(root, 'package.json'), '{}')
  assert.is(plannedLock(root, { name: 'n', dependencies: {} }), null)
  rmSync(root, { recursive: true })
})

planning('leads from every link of this project to a folder', async () => {
  // npm takes a folder in "overrides" as one below the package that needs it when it makes the lock file, and as one of
  // the project whenever it reads it: after an update the links have to be written as they are here.
  const text = plannedLock(packageRoot(), { name: 'n', dependencies: { '@xenova/transformers': '' } })?.contents()
  const { packages } = JSON.parse(text ?? '') as Lock
  const links = Object.entries(packages).filter(([, { link }]) => link)
  assert.equal(
    links.map(([folder, { resolved }]) => [folder.split('/').at(-1), resolved]),
    [
      ['onnxruntime-web', 'functions/empty-package'],
      ['sharp', 'functions/empty-package'],
    ],
  )
})

planning.run()

function lockOf(packages: Lock['packages']): Lock {
  return { lockfileVersion: 3, packages: { '': {}, ...packages } }
}

function foldersOf(lock: Lock): string[] {
  return Object.keys(prunedLock(lock, { name: 'n', dependencies: { a: '1' } }).packages)
}
