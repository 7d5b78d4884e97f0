// Bodies of requests on their way to the process that reads documents. The server keeps them in the pieces in which they
// came: joining, decoding or parsing 13 MB would keep everybody else waiting.

export type Received =
  | { readonly ok: true; readonly chunks: readonly Uint8Array[]; readonly byteLength: number; release(): void }
  | { readonly ok: false; readonly error: 'too-large' | 'busy' }

/** Takes bodies in, as long as those that are held at the same time are no larger than a limit. */
export interface Bodies {
  /** What is received counts as held until it is released. Rejects when the visitor goes away. */
  receive(
    body: ReadableStream<Uint8Array> | null,
    most: { readonly bytes: number; readonly heldBytes: number },
  ): Promise<Received>
}

export function bodies(): Bodies {
  let held = 0
  return {
    async receive(body, most) {
      const chunks: Uint8Array[] = []
      let byteLength = 0
      const take = (chunk: Uint8Array) => {
        chunks.push(chunk)
        byteLength += chunk.byteLength
        held += chunk.byteLength
        if (byteLength > most.bytes) return 'too-large'
        return held > most.heldBytes ? 'busy' : null
      }
      const release = () => {
        held -= byteLength
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
