/** Maximum bytes of all incomplete uploads on the disk together: forty of the largest. */
export const DRAFTS_MAX_BYTES = 1024 * 1024 * 1024

/** One upload in progress. */
export interface Receiver {
  /** Settles when another upload under the same key has begun. */
  readonly replaced: Promise<'replaced'>
  /** Reserves this many more bytes, unless that exceeds the limit of all uploads. */
  grow(bytes: number): boolean
}

interface Place {
  readonly end: () => void
  readonly left: Promise<void>
}

/**
 * The uploads in progress in this process. One address may be used by many at once, each writing a draft:
 * of those under one key the newest continues, such as that of a browser that retries after a lost
 * connection, and the previous one is ended first.
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
