import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { error, warning } from '../diagnostics/testing.ts'
import { newsOf } from './news.ts'

const test = suite('newsOf')

const at = (line: number) => ({ file: 'site/site.yaml', line, column: 1, length: 1 })
const old = warning('w/old', 'w', at(1))
const mistake = error('a/a', 'a', at(2))

test('tells everything at first, then only what is new', () => {
  const news = newsOf()
  assert.equal(news([old]), [old])
  assert.equal(news([old]), [])
  const other = warning('w/new', 'v', at(3))
  assert.equal(news([old, other]), [other])
})

test('tells an error with every change of the findings, and not when they stay the same', () => {
  const news = newsOf()
  assert.equal(news([old, mistake]), [old, mistake])
  assert.equal(news([old, mistake]), [])
  assert.equal(news([mistake]), [mistake])
})

test('takes a warning for the same whose line or words changed', () => {
  const news = newsOf()
  news([old])
  assert.equal(news([{ ...old, at: at(9) }]), [])
  news([warning('w/w', 'stands in 5 places', at(1))])
  assert.equal(news([warning('w/w', 'stands in 6 places', at(1))]), [])
})

test('tells a warning again that had gone', () => {
  const news = newsOf()
  news([old])
  assert.equal(news([]), [])
  assert.equal(news([old]), [old])
})

test.run()
