import type { Answers, Command } from './command.ts'
import { assumePrincipal, openSession, openSessionAs } from './context.ts'
import type { Engine } from './engine.ts'
import type { KnownCallers } from './known-callers.ts'
import type { FoundSession, Principal } from './principal.ts'
import { read, type Transaction, transact } from './transaction.ts'

/**
 * Decides whether a request may continue as this principal.
 * @throws whatever refuses the request; then nothing that was read reaches the handler
 */
export type Authorize = (principal: Principal | undefined) => Principal

/** The credentials that came with a request. */
export interface Credentials {
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string
  readonly now: Date
  readonly authorize: Authorize
  /** Called with a session in use, if that is to be recorded. Must not throw. */
  readonly onUse?: (sessionId: string) => void
  /** Called with the principal that `authorize` has refused. Must not throw. */
  readonly onRefusal?: (principal: Principal, refusal: unknown) => void
}

/** The database work of one request, under the token that came with it. */
export interface Unit {
  /**
   * Admits the caller before anything is done for them. A caller recently seen by this process passes at
   * once, and is looked up together with the work; anybody else is looked up alone, in one round trip.
   * @param beforeLookUp called before the look-up of a caller not recently seen; refuses by throwing
   * @returns undefined for a caller who passes at once
   */
  admit(beforeLookUp?: () => void): Promise<void> | undefined
  /** The principal of the request. One round trip, unless it is known already. */
  principal(): Promise<Principal>
  /**
   * Reads in one round trip, together with the session if it is not known yet. The result is discarded if
   * the session turns out to be invalid.
   */
  read<const C extends readonly Command[]>(...commands: C): Promise<Answers<C>>
  /**
   * Writes in one transaction.
   * @param opening commands that are sent with its begin, such as the rows that the work decides on. They
   * must not have effects that survive a rollback, unless guarded by `whereAccepted`: they run before it
   * is known whether the caller is still admitted.
   * @param work gets their answers; refuses by throwing, and then nothing has happened
   */
  write<const C extends readonly Command[], T>(
    opening: C,
    work: (transaction: Transaction, opened: Answers<C>, principal: Principal) => Promise<T>,
  ): Promise<T>
  /**
   * Runs the preparation of a write, which happens outside of its transaction and may be refused there,
   * as one with it: for a repeated request, nothing is prepared again.
   * @param work returns what its write returns
   */
  once<T>(work: () => Promise<T>): Promise<T>
}

/**
 * How long a principal is reused within a request, milliseconds: receiving a body or making a PDF may
 * take longer.
 */
const SETTLED_MS = 1000

type Outcome =
  | { readonly principal: Principal; readonly at: number }
  | { readonly refusal: unknown }
  | undefined

/**
 * @param callers the callers recently seen by this process
 * @param onMessageLeft called after each commit that has left a message in the outbox
 */
export function createUnit(
  engine: Engine,
  callers: KnownCallers,
  { tokenHash, now, authorize, onUse, onRefusal }: Credentials,
  onMessageLeft: () => void,
): Unit {
  let outcome: Outcome

  /** Takes the result of a look-up. @throws whatever `authorize` refuses with */
  function accept(found: FoundSession | undefined): Principal {
    callers.note(tokenHash, found?.principal)
    try {
      const principal = authorize(found?.principal)
      outcome = { principal, at: performance.now() }
      if (found?.isUseDue) onUse?.(principal.sessionId)
      return principal
    } catch (refusal) {
      outcome = { refusal }
      if (found) onRefusal?.(found.principal, refusal)
      throw refusal
    }
  }
  /** The principal of a recent look-up, if it is still fresh. */
  function settled(): Principal | undefined {
    if (!outcome || 'refusal' in outcome) return undefined
    return performance.now() - outcome.at < SETTLED_MS ? outcome.principal : undefined
  }
  function isWelcome(principal: Principal): boolean {
    try {
      authorize(principal)
      return true
    } catch {
      return false
    }
  }
  async function lookUp(): Promise<Principal> {
    const open = openSession(tokenHash, now)
    const [rows] = await engine.tenant.use((connection) => connection.send([open]))
    return accept(rows && open.read(rows))
  }

  return {
    admit(beforeLookUp) {
      const known = callers.find(tokenHash)
      if (known && isWelcome(known)) return undefined
      if (!known) beforeLookUp?.()
      return lookUp().then(() => undefined)
    },
    async principal() {
      if (!outcome) return lookUp()
      if ('refusal' in outcome) throw outcome.refusal
      return outcome.principal
    },
    async read(...commands) {
      const known = settled()
      const open = known ? assumePrincipal(known) : openSession(tokenHash, now)
      const [opened, ...answers] = await engine.tenant.use((connection) =>
        connection.send([open, ...commands]),
      )
      if (!known) accept(opened && open.read(opened))
      return read(commands, answers)
    },
    write(opening, work) {
      const known = settled()
      const open = known
        ? assumePrincipal(known)
        : openSessionAs(tokenHash, now, callers.find(tokenHash))
      return engine.tenant.use((connection) =>
        transact(
          connection,
          [open, ...opening],
          (transaction, [opened, ...answers]) =>
            work(transaction, answers, known ?? accept(opened)),
          onMessageLeft,
        ),
      )
    },
    once: (work) => work(),
  }
}
