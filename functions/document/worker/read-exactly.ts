import type { Readable } from 'node:stream'

/** Reads exactly this many bytes of a stream, at least one; what follows stays in it. Rejects when it ends before. */
export function readExactly(stream: Readable, byteLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.allocUnsafeSlow(byteLength)
    let filled = 0
    const onReadable = () => {
      while (filled < byteLength) {
        // A request for more than is buffered returns nothing, so only what is buffered is requested.
        const chunk: Buffer | null = stream.read(Math.min(byteLength - filled, stream.readableLength) || undefined)
        if (!chunk) return
        filled += chunk.copy(bytes, filled)
      }
      stop()
      resolve(bytes)
    }
    const onEnd = () => {
      stop()
      reject(new Error('The stream ended too early'))
    }
    const stop = () => stream.off('readable', onReadable).off('end', onEnd).off('close', onEnd)
    stream.on('readable', onReadable).on('end', onEnd).on('close', onEnd)
  })
}
