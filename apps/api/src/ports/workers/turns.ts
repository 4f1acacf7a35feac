/** A queue in which every owner gets turns, however much the others have queued. */
export interface Turns<T> {
  /** Number of items waiting in all. */
  size(): number
  /** Number of items waiting for one owner. */
  sizeOf(owner: string): number
  add(owner: string, item: T): void
  /**
   * Takes the next item: the first one of the owner that has waited longest for a turn.
   * @param mayGo excludes owners that may have no turn now
   */
  take(mayGo: (owner: string) => boolean): { readonly owner: string; readonly item: T } | undefined
  /** Removes an item before its turn. @returns whether it was still waiting */
  remove(owner: string, item: T): boolean
}

export function createTurns<T>(): Turns<T> {
  // In the order of turns: an owner that was served goes to the end.
  const waiting = new Map<string, T[]>()
  let size = 0

  return {
    size: () => size,
    sizeOf: (owner) => waiting.get(owner)?.length ?? 0,
    add(owner, item) {
      const own = waiting.get(owner)
      if (own) own.push(item)
      else waiting.set(owner, [item])
      size += 1
    },
    take(mayGo) {
      for (const [owner, own] of waiting) {
        if (!mayGo(owner)) continue
        const item = own.shift() as T
        waiting.delete(owner)
        if (own.length > 0) waiting.set(owner, own)
        size -= 1
        return { owner, item }
      }
      return undefined
    },
    remove(owner, item) {
      const own = waiting.get(owner) ?? []
      const at = own.indexOf(item)
      if (at === -1) return false
      own.splice(at, 1)
      if (own.length === 0) waiting.delete(owner)
      size -= 1
      return true
    },
  }
}
