import type { Principal } from './principal.ts'

/** How long a caller counts as known, milliseconds. */
const KNOWN_MS = 60_000
/** How many callers are kept in mind; the one that was let in longest ago is forgotten first. */
const KNOWN_MAX = 5000

/**
 * Whom this process has found behind a token a moment ago. It decides only whether the look-up of
 * the session may travel together with the work: it never stands in for the look-up.
 */
export interface KnownCallers {
  /** @param tokenHash SHA-256 of a token, hexadecimal */
  find(tokenHash: string): Principal | undefined
  /** Keeps what a look-up has found; nothing forgets the token. */
  note(tokenHash: string, found: Principal | undefined): void
}

interface Options {
  readonly max?: number
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: () => number
}

export function createKnownCallers({
  max = KNOWN_MAX,
  elapsed = () => performance.now(),
}: Options = {}): KnownCallers {
  const callers = new Map<string, { readonly principal: Principal; readonly until: number }>()
  return {
    find(tokenHash) {
      const caller = callers.get(tokenHash)
      return caller && elapsed() < caller.until ? caller.principal : undefined
    },
    note(tokenHash, principal) {
      callers.delete(tokenHash)
      if (!principal) return
      callers.set(tokenHash, { principal, until: elapsed() + KNOWN_MS })
      if (callers.size <= max) return
      for (const eldest of callers.keys()) {
        callers.delete(eldest)
        return
      }
    },
  }
}
