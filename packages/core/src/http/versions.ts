/**
 * The last version seen of each record, by its address, for `If-Match`. They belong to one session:
 * versions seen by one user do not count for the next.
 */
export interface Versions {
  /** The last version seen; null if there is none. */
  get(address: string): string | null
  /** Marks the moment at which a read begins. */
  begin(): Moment
  /** When the last read began, of any record; 0 before the first. */
  lastRead(): Moment
  /** Stores the version from a read, unless a newer one was seen since that read began. */
  read(address: string, version: string, began: Moment): void
  /** Stores the version after a write, or from a conflict: no earlier read may replace it. */
  changed(address: string, version: string): void
}

/** When a request began: later moments compare greater. */
export type Moment = number

interface Seen {
  readonly version: string
  readonly at: Moment
}

/** Maximum number of addresses remembered: a program that runs for months forgets the oldest. */
const VERSIONS_MAX = 10_000

/** @param session identifies the session: nothing outlives a change of it */
export function createVersions(session: () => string | null): Versions {
  const seen = new Map<string, Seen>()
  let owner: string | null = null
  let now = 0
  let lastRead = 0

  function next(): Moment {
    now += 1
    return now
  }

  function ofSession(): Map<string, Seen> {
    const current = session()
    if (current !== owner) seen.clear()
    owner = current
    return seen
  }

  function keep(address: string, next: Seen): void {
    const all = ofSession()
    all.delete(address)
    all.set(address, next)
    if (all.size <= VERSIONS_MAX) return
    for (const oldest of all.keys()) {
      all.delete(oldest)
      return
    }
  }

  return {
    get: (address) => ofSession().get(address)?.version ?? null,
    begin() {
      lastRead = next()
      return lastRead
    },
    lastRead: () => lastRead,
    read(address, version, began) {
      const last = ofSession().get(address)
      if (!last || began >= last.at) keep(address, { version, at: began })
    },
    changed(address, version) {
      keep(address, { version, at: next() })
    },
  }
}
