import type { ApiClient } from './client.ts'
import type { Versions } from './versions.ts'

/** Operations in progress on a portal, whichever page began them. */
export interface UnderWay<T> {
  /** The operations on a record of the active business, in the order in which they began. */
  of(client: ApiClient, id: string): readonly T[]
  /** Registers an operation until the returned function is called. */
  begin(client: ApiClient, id: string, what: T): () => void
}

/**
 * Registers operations in progress, so that a page that is opened again can wait for those of the earlier
 * page.
 */
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
