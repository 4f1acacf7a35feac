/** Sends one thing after the other: two concurrent requests may arrive in the wrong order. */
export interface SendingQueue {
  /** Whether it waits for its turn, or is being sent. */
  has(key: string): boolean
  /** Sends it when its turn comes. */
  add(key: string): void
}

/**
 * @param send resolves to what is done about the answer, once it no longer counts as being sent; must not reject
 */
export function createSendingQueue(send: (key: string) => Promise<() => void>): SendingQueue {
  const keys = new Set<string>()
  let last = Promise.resolve()
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key)
      const next = async () => {
        const settle = await send(key)
        keys.delete(key)
        settle()
      }
      last = last.then(next, next)
    },
  }
}
