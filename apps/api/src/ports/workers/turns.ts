/** A queue in which everybody who has something waiting comes to turn, however much others have. */
export interface Turns<T> {
  /** How many wait in all. */
  size(): number
  /** How many wait of one. */
  sizeOf(owner: string): number
  add(owner: string, item: T): void
  /**
   * Takes what is to be done next: the first of the one who has waited longest for a turn.
   * @param mayGo leaves those out who may have none now
   */
  take(mayGo: (owner: string) => boolean): { readonly owner: string; readonly item: T } | undefined
  /** Takes something out before its turn. @returns whether it was still waiting */
  remove(owner: string, item: T): boolean
}

export function createTurns<T>(): Turns<T> {
  // In the order of their turns: who was served goes to the end.
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
