import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodePath, pathOf, queryOf } from './lookup.ts'

const paths = suite('pathOf')

paths('is what stands before the query, untouched', () => {
  assert.is(pathOf('/a/../b%20c?d=e'), '/a/../b%20c')
  assert.is(pathOf('//evil.example/a'), '//evil.example/a')
  assert.is(pathOf('/a#b?c'), '/a')
})

paths('takes nothing else from a whole address', () => {
  assert.is(pathOf('http://evil.example/a?b'), '/a')
  assert.is(pathOf('HTTPS://user:word@evil.example'), '/')
})

paths('is nothing where there is no path', () => {
  for (const url of ['*', '', 'evil.example:443', 'file:///etc/passwd', 'javascript:1', 'http://[']) {
    assert.is(pathOf(url), null, url)
  }
})

paths.run()

const queries = suite('queryOf')

queries('ends before the fragment', () => {
  assert.is(queryOf('/a?b=c?d#e'), '?b=c?d')
  assert.is(queryOf('/a#b?c'), '')
  assert.is(queryOf('/a'), '')
})

queries.run()

const decoding = suite('decodePath')

decoding('knows what is no UTF-8', () => {
  assert.is(decodePath('/%C3%A4'), '/ä')
  for (const path of ['/%', '/%zz', '/%c0%ae', '/%ff']) assert.is(decodePath(path), null, path)
})

decoding.run()
