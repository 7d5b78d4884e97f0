import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { booking } from './booking.ts'
import type { Services } from './lib/types.ts'
import { processDocument } from './process-document.ts'

const services = { site: { name: '', styles: [], phone: '+49 000', email: 'a@example.org' } } as unknown as Services
const request = new Request('http://localhost/', { method: 'POST', body: '{}' })

const bookings = suite('booking')

bookings('tells how else to make an appointment', async () => {
  const answer = await booking(request, services)
  const { ok, error, fields } = await answer.json()
  assert.equal([answer.status, ok, fields], [501, false, {}])
  assert.match(error, 'telefonisch unter +49 000 oder per E-Mail an a@example.org')
})

bookings.run()

const documents = suite('processDocument')

documents('has a code for programs and a sentence for visitors', async () => {
  const answer = await processDocument(request, services)
  const { error } = await answer.json()
  assert.equal([answer.status, error.code], [501, 'not_available'])
  assert.match(error.message, '+49 000')
})

documents.run()
