import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { overridingFiles, packagesOf } from './packages.ts'

const test = suite('packagesOf')

test('names the packages that functions load, with the versions of this project', () => {
  const { dependencies: found } = packagesOf([
    file('import { createClient } from "@libsql/client";\nimport express from "express";\n'),
  ])
  assert.equal(Object.keys(found), ['@libsql/client', 'express'])
  assert.match(found['express'] ?? '', /^\d/)
})

test('names a package once, whatever part of it is loaded', () => {
  const code = 'import a from "ajv/dist/2020.js";\nimport b from "ajv";\n'
  assert.equal(Object.keys(packagesOf([file(code), file(code)]).dependencies), ['ajv'])
})

test('finds packages that are loaded later', () => {
  assert.equal(Object.keys(packagesOf([file('const load = () => import("pino");')]).dependencies), ['pino'])
})

test('leaves out files beside the function and what Node brings along', () => {
  const code = 'import a from "./chunk.js";\nimport fs from "node:fs";\nimport path from "path";\n'
  assert.equal(packagesOf([file(code)]), { dependencies: {}, overrides: {} })
})

test('finds imports for their effect alone', () => {
  assert.equal(Object.keys(packagesOf([file('import "pino";\n')]).dependencies), ['pino'])
})

test('keeps what is taken in place of dependencies of dependencies', () => {
  const { overrides } = packagesOf([file('const load = () => import("@xenova/transformers");')])
  const nothing = 'file:functions/empty-package'
  assert.equal(overrides, { '@xenova/transformers': { 'onnxruntime-web': nothing, sharp: nothing } })
  assert.equal(packagesOf([file('import "pino";')]).overrides, {})
})

test('brings the folders that are taken in their place, each once', () => {
  const packages = packagesOf([file('const load = () => import("@xenova/transformers");')])
  const paths = overridingFiles(packages).map(({ path }) => path)
  assert.equal(paths, ['functions/empty-package/index.js', 'functions/empty-package/package.json'])
  assert.equal(overridingFiles({ dependencies: {}, overrides: { a: 'npm:b@1.0.0', c: 'file:../../outside' } }), [])
})

test.run()

function file(code: string) {
  return { path: 'functions/a.js', contents: Buffer.from(code) }
}
