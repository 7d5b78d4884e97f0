import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bodies } from './bodies.ts'

const test = suite('bodies')

test('keeps a body in the pieces in which it came', async () => {
  const received = await bodies().receive(bodyOf(3, 4), { bytes: 7, heldBytes: 7 })
  assert.ok(received.ok)
  assert.equal([received.chunks.length, received.byteLength], [2, 7])
})

test('refuses what is too large, and forgets it', async () => {
  const held = bodies()
  assert.equal(await held.receive(bodyOf(5, 5), { bytes: 9, heldBytes: 20 }), { ok: false, error: 'too-large' })
  assert.ok((await held.receive(bodyOf(20), { bytes: 20, heldBytes: 20 })).ok)
})

test('is busy while others are held, until they are released', async () => {
  const held = bodies()
  const most = { bytes: 6, heldBytes: 10 }
  const first = await held.receive(bodyOf(6), most)
  assert.ok(first.ok)
  assert.equal(await held.receive(bodyOf(6), most), { ok: false, error: 'busy' })
  first.release()
  first.release()
  assert.ok((await held.receive(bodyOf(6), most)).ok)
  assert.equal(await held.receive(bodyOf(6), most), { ok: false, error: 'busy' })
})

test('forgets what a visitor did not finish', async () => {
  const held = bodies()
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(6)),
    pull: (controller) => controller.error(new Error('The client went away')),
  })
  assert.match(String(await held.receive(broken, { bytes: 6, heldBytes: 6 }).catch(String)), /went away/)
  assert.ok((await held.receive(bodyOf(6), { bytes: 6, heldBytes: 6 })).ok)
})

test('takes no body for an empty one', async () => {
  const received = await bodies().receive(null, { bytes: 1, heldBytes: 1 })
  assert.ok(received.ok && received.byteLength === 0)
})

test.run()

function bodyOf(...sizes: readonly number[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size))
      controller.close()
    },
  })
}
