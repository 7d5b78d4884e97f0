import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../test/services.ts'
import { formToken } from './form-token.ts'
import { readFormToken } from './leads/form-token.ts'

const test = suite('formToken')

test('hands out a token that proves the age of a form', async () => {
  const answer = await formToken(new Request('http://localhost/', { method: 'POST' }), servicesFor().services)
  const { token } = (await answer.json()) as { token: string }
  assert.equal([answer.status, answer.headers.get('cache-control')], [200, 'no-store'])
  assert.equal(readFormToken(token, new Date(5000), 'secret'), { ageMs: 5000 })
})

test.run()
