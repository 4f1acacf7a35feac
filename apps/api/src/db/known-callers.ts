import type { Principal } from './principal.ts'

/** How long a caller counts as known, milliseconds. */
const KNOWN_MS = 60_000
/** Maximum number of callers remembered; the one admitted longest ago is forgotten first. */
const KNOWN_MAX = 5000

/**
 * The principals that this process has recently found behind tokens. Only decides whether the look-up of
 * the session may be sent together with the work; never replaces the look-up.
 */
export interface KnownCallers {
  /** @param tokenHash SHA-256 of a token, hexadecimal */
  find(tokenHash: string): Principal | undefined
  /** Remembers the result of a look-up; a result of nothing forgets the token. */
  note(tokenHash: string, found: Principal | undefined): void
}

interface Options {
  readonly max?: number
  /** Milliseconds of a monotonic clock. */
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
