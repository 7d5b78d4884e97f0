import type { Readable } from 'node:stream'

/** Takes so many bytes from a stream, at least one; what comes after them stays in it. Rejects when it ends before. */
export function take(stream: Readable, byteLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.allocUnsafeSlow(byteLength)
    let filled = 0
    const hear = () => {
      while (filled < byteLength) {
        // Asking for more than there is gets nothing, so that only what is there is asked for.
        const chunk: Buffer | null = stream.read(Math.min(byteLength - filled, stream.readableLength) || undefined)
        if (!chunk) return
        filled += chunk.copy(bytes, filled)
      }
      stop()
      resolve(bytes)
    }
    const fail = () => {
      stop()
      reject(new Error('The stream ended too early'))
    }
    const stop = () => stream.off('readable', hear).off('end', fail).off('close', fail)
    stream.on('readable', hear).on('end', fail).on('close', fail)
  })
}
