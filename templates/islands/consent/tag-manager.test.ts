import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { domainsOf } from './tag-manager.ts'

const test = suite('domainsOf')

test('names the host alone and every domain above it', () => {
  assert.equal(domainsOf('www.example.org'), ['', 'www.example.org', 'example.org', 'org'])
  assert.equal(domainsOf('localhost'), ['', 'localhost'])
})

test.run()
