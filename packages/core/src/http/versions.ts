/**
 * The last version seen of each record, by its address, for `If-Match`. They belong to one session: what
 * one user has seen, the next one has not.
 */
export interface Versions {
  /** The last version seen; null before the first one. */
  get(address: string): string | null
  /** Takes the moment at which a request begins. */
  begin(): Moment
  /** Keeps what a read has answered, unless something newer was seen since that read began. */
  read(address: string, version: string, began: Moment): void
  /** Keeps what a write has left, or a conflict has told: no read from before may take it back. */
  changed(address: string, version: string): void
}

/** When a request began: later ones compare greater. */
export type Moment = number

interface Seen {
  readonly version: string
  readonly at: Moment
}

/** Addresses that are remembered: a program that runs for months forgets those seen first. */
const VERSIONS_MAX = 10_000

/** @param session what tells one session from another: nothing outlives a change of it */
export function createVersions(session: () => string | null): Versions {
  const seen = new Map<string, Seen>()
  let owner: string | null = null
  let now = 0

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
    begin: next,
    read(address, version, began) {
      const last = ofSession().get(address)
      if (!last || began >= last.at) keep(address, { version, at: began })
    },
    changed(address, version) {
      keep(address, { version, at: next() })
    },
  }
}
