import type { ApiClient } from './client.ts'
import type { Versions } from './versions.ts'

/** What is under way on a portal, whoever began it. */
export interface UnderWay<T> {
  /** What is under way about something of the active business, in the order in which it began. */
  of(client: ApiClient, id: string): readonly T[]
  /** Notes it as under way until the returned function is called. */
  begin(client: ApiClient, id: string, what: T): () => void
}

/** Knows what is under way until it is over: whatever begins meanwhile, on a page opened again, can go after it. */
export function createUnderWay<T>(): UnderWay<T> {
  // The clients of one portal share the versions, and nothing else that lasts.
  const portals = new WeakMap<Versions, Map<string, readonly T[]>>()
  const keyOf = (client: ApiClient, id: string) => JSON.stringify([client.businessId(), id])
  return {
    of: (client, id) => portals.get(client.versions)?.get(keyOf(client, id)) ?? [],
    begin(client, id, what) {
      const all = portals.get(client.versions) ?? new Map<string, readonly T[]>()
      portals.set(client.versions, all)
      const key = keyOf(client, id)
      all.set(key, [...(all.get(key) ?? []), what])
      return () => {
        const others = (all.get(key) ?? []).filter((each) => each !== what)
        if (others.length > 0) all.set(key, others)
        else all.delete(key)
      }
    },
  }
}
