// Bodies of requests on their way to the process that reads documents. The server keeps them in the pieces in which they
// came: joining, decoding or parsing 13 MB would keep everybody else waiting.

export type Received =
  | { readonly ok: true; readonly chunks: readonly Uint8Array[]; readonly byteLength: number; release(): void }
  | { readonly ok: false; readonly error: 'too-large' | 'busy' }

/**
 * Takes bodies in, as long as those that are held at the same time are no larger than a limit, and those of one visitor
 * no larger than half of it.
 */
export interface Bodies {
  /** What is received counts as held until it is released. Rejects when the visitor goes away. */
  receive(
    body: ReadableStream<Uint8Array> | null,
    most: { readonly bytes: number; readonly heldBytes: number; readonly visitor: string },
  ): Promise<Received>
}

export function bodies(): Bodies {
  let held = 0
  const heldOf = new Map<string, number>()
  return {
    async receive(body, most) {
      const chunks: Uint8Array[] = []
      const { visitor } = most
      let byteLength = 0
      const hold = (bytes: number) => {
        held += bytes
        const own = (heldOf.get(visitor) ?? 0) + bytes
        if (own > 0) heldOf.set(visitor, own)
        else heldOf.delete(visitor)
        return held > most.heldBytes || own > most.heldBytes / 2
      }
      const take = (chunk: Uint8Array) => {
        chunks.push(chunk)
        byteLength += chunk.byteLength
        const isFull = hold(chunk.byteLength)
        if (byteLength > most.bytes) return 'too-large'
        return isFull ? 'busy' : null
      }
      const release = () => {
        hold(-byteLength)
        byteLength = 0
        chunks.length = 0
      }
      try {
        const error = await eachChunk(body, take)
        if (!error) return { ok: true, chunks, byteLength, release }
        release()
        return { ok: false, error }
      } catch (error) {
        release()
        throw error
      }
    },
  }
}

/** @returns the first error, which also cancels the stream; null if there was none */
async function eachChunk<T>(
  body: ReadableStream<Uint8Array> | null,
  take: (chunk: Uint8Array) => T | null,
): Promise<T | null> {
  if (!body) return null
  for await (const chunk of body) {
    const error = take(chunk)
    if (error) return error
  }
  return null
}
