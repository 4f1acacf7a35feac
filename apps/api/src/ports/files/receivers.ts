/** Maximum bytes of all incomplete uploads on the disk together: forty of the largest. */
export const DRAFTS_MAX_BYTES = 1024 * 1024 * 1024

/** What the uploads in progress may have on the disk. */
interface Room {
  /** Bytes of all of them together. */
  readonly all: number
  /** Bytes of those of one sender. */
  readonly each: number
}

/** One upload in progress. */
export interface Receiver {
  /** Settles when another upload under the same key has begun. */
  readonly replaced: Promise<'replaced'>
  /** Reserves this many more bytes, unless that exceeds the limit of all uploads or of its sender's. */
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
export function createReceivers(room: Room) {
  const places = new Map<string, Place>()
  const bytesOf = new Map<string, number>()
  let bytes = 0
  function take(sender: string, more: number): void {
    bytes += more
    const taken = (bytesOf.get(sender) ?? 0) + more
    if (taken > 0) bytesOf.set(sender, taken)
    else bytesOf.delete(sender)
  }
  return async function receiveAlone<T>(
    { key, sender }: { readonly key: string; readonly sender: string },
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
          if (bytes + more > room.all) return false
          if ((bytesOf.get(sender) ?? 0) + more > room.each) return false
          take(sender, more)
          own += more
          return true
        },
      })
    } finally {
      take(sender, -own)
      if (places.get(key) === place) places.delete(key)
      leaving.resolve()
    }
  }
}
