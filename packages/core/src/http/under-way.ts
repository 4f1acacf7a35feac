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
  const all = new Set<readonly [key: string, versions: Versions, what: T]>()
  const keyOf = (client: ApiClient, id: string) => `${client.businessId()} ${id}`
  return {
    // The clients of one portal share the versions.
    of: (client, id) =>
      [...all].flatMap(([key, versions, what]) =>
        key === keyOf(client, id) && versions === client.versions ? [what] : [],
      ),
    begin(client, id, what) {
      const entry = [keyOf(client, id), client.versions, what] as const
      all.add(entry)
      return () => all.delete(entry)
    },
  }
}
