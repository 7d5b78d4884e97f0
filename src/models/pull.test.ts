import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PullFailure, pullModel } from './pull.ts'

const test = suite('pullModel')
const NETWORK = Buffer.alloc(5000, 'network')
const FILES = new Map([
  ['config.json', Buffer.from('{}')],
  ['onnx/model_quantized.onnx', NETWORK],
  ['onnx/model.onnx', Buffer.alloc(9, 'x')],
  ['pytorch_model.bin', Buffer.alloc(9, 'x')],
])

let folder: string
let hub: Server
let asked: string[]
/** What the hub says that the network's checksum is. */
let sum: string
/** Whether the hub sends a part of a file where one is asked for. */
let sendsParts: boolean

test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pull-'))
  asked = []
  sendsParts = true
  sum = createHash('sha256').update(NETWORK).digest('hex')
  hub = createServer((request, response) => {
    const { status, body } = answer(request)
    response.writeHead(status).end(body)
  }).listen(0)
  await once(hub, 'listening')
})

test.after.each(() => {
  hub.close()
  hub.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test('fetches what a small server needs, and nothing twice', async () => {
  await pullModel(wanted(), folder, () => undefined)
  assert.equal(asked, ['config.json', 'onnx/model_quantized.onnx'])
  assert.equal(readFileSync(join(folder, 'a/b/onnx/model_quantized.onnx')), NETWORK)
  await pullModel(wanted(), folder, () => undefined)
  assert.is(asked.length, 2)
})

test('resumes an interrupted download', async () => {
  interruptedDownload()
  await pullModel(wanted(), folder, () => undefined)
  assert.ok(asked.includes('onnx/model_quantized.onnx bytes=3000-'), asked.join())
  assert.equal(readFileSync(join(folder, 'a/b/onnx/model_quantized.onnx')), NETWORK)
})

test('begins again where the hub sends the whole file', async () => {
  interruptedDownload()
  sendsParts = false
  await pullModel(wanted(), folder, () => undefined)
  assert.ok(asked.includes('onnx/model_quantized.onnx bytes=3000-'), asked.join())
  assert.equal(readFileSync(join(folder, 'a/b/onnx/model_quantized.onnx')), NETWORK)
})

test('keeps nothing that differs from what the hub says', async () => {
  sum = '0'.repeat(64)
  await refusal(/came damaged/)
  assert.not(existsSync(join(folder, 'a/b/onnx/model_quantized.onnx')))
  assert.not(existsSync(join(folder, 'a/b/onnx/model_quantized.onnx.part')))
})

test('reports a model that does not exist, and a hub that does not answer', async () => {
  await refusal(/has no model a\/none/, { ...wanted(), name: 'a/none' })
  await refusal(/cannot be reached/, { ...wanted(), hub: 'http://127.0.0.1:1' })
})

test.run()

const wanted = () => ({ hub: `http://127.0.0.1:${(hub.address() as AddressInfo).port}`, name: 'a/b', revision: 'main' })

function interruptedDownload(): void {
  mkdirSync(join(folder, 'a/b/onnx'), { recursive: true })
  writeFileSync(join(folder, 'a/b/onnx/model_quantized.onnx.part'), NETWORK.subarray(0, 3000))
}

async function refusal(message: RegExp, asking = wanted()): Promise<void> {
  const failure = await pullModel(asking, folder, () => undefined).catch((error: unknown) => error)
  assert.instance(failure, PullFailure)
  assert.match((failure as PullFailure).message, message)
}

function answer({ url = '', headers }: IncomingMessage): { status: number; body: string | Buffer } {
  if (url === '/api/models/a/b/tree/main?recursive=true') {
    const list = [...FILES].map(([path, { length: size }]) => ({
      ...{ type: 'file', path, size },
      ...(path.endsWith('quantized.onnx') && { lfs: { oid: sum } }),
    }))
    return { status: 200, body: JSON.stringify([{ type: 'directory', path: 'onnx', size: 0 }, ...list]) }
  }
  const path = url.replace('/a/b/resolve/main/', '')
  const bytes = FILES.get(path)
  if (!bytes) return { status: 404, body: '' }
  asked.push([path, headers.range].filter(Boolean).join(' '))
  const start = sendsParts ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0
  return { status: start > 0 ? 206 : 200, body: bytes.subarray(start) }
}
