/** Bytes that uploads have on the disk at most before they are whole, all together: forty of the largest. */
export const DRAFTS_MAX_BYTES = 1024 * 1024 * 1024

/** One upload on its way. */
export interface Receiver {
  /** Settles when another upload under the same key has come. */
  readonly replaced: Promise<'replaced'>
  /** Takes room for so many bytes more, unless that is more than all uploads may have. */
  grow(bytes: number): boolean
}

interface Place {
  readonly end: () => void
  readonly left: Promise<void>
}

/**
 * The uploads on their way to this process. One address may be used by many at once, and each writes a
 * draft: of those under one key the newest goes on, as that of a browser that tries again after a lost
 * connection, and the one before is ended first.
 */
export function createReceivers(mostBytes: number) {
  const places = new Map<string, Place>()
  let bytes = 0
  return async function receiveAlone<T>(
    key: string,
    receive: (receiver: Receiver) => Promise<T>,
  ): Promise<T | 'replaced'> {
    const before = places.get(key)
    const [replacing, leaving] = [
      Promise.withResolvers<'replaced'>(),
      Promise.withResolvers<void>(),
    ]
    let isReplaced = false
    let own = 0
    const place = {
      left: leaving.promise,
      end() {
        isReplaced = true
        replacing.resolve('replaced')
      },
    }
    places.set(key, place)
    try {
      before?.end()
      await before?.left
      if (isReplaced) return 'replaced'
      return await receive({
        replaced: replacing.promise,
        grow(more) {
          if (bytes + more > mostBytes) return false
          bytes += more
          own += more
          return true
        },
      })
    } finally {
      bytes -= own
      if (places.get(key) === place) places.delete(key)
      leaving.resolve()
    }
  }
}
