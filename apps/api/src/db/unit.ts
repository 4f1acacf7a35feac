import type { Answers, Command } from './command.ts'
import { assumePrincipal, openSession, openSessionAs } from './context.ts'
import type { Engine } from './engine.ts'
import type { KnownCallers } from './known-callers.ts'
import type { FoundSession, Principal } from './principal.ts'
import { read, type Transaction, transact } from './transaction.ts'

/**
 * Decides whether a request may go on as this principal.
 * @throws whatever refuses the request; nothing that was read reaches the handler then
 */
export type Authorize = (principal: Principal | undefined) => Principal

/** What a request says of who makes it. */
export interface Credentials {
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string
  readonly now: Date
  readonly authorize: Authorize
  /** Told of a session that is used, where that is to be noted. Must not throw. */
  readonly onUse?: (sessionId: string) => void
  /** Told whom `authorize` has refused, once their session was found. Must not throw. */
  readonly onRefusal?: (principal: Principal, refusal: unknown) => void
}

/** The database work of one request, under the token that came with it. */
export interface Unit {
  /**
   * Lets the caller in before anything is done for them. Whom this process has met a moment ago
   * passes at once, and is looked up with the work; anybody else is looked up alone, in one round
   * trip.
   * @param beforeLookUp called before somebody is looked up whom this process has not met; refuses by
   *   throwing
   * @returns undefined for who passes at once
   */
  admit(beforeLookUp?: () => void): Promise<void> | undefined
  /** Who makes the request. One round trip, unless it is known already. */
  principal(): Promise<Principal>
  /**
   * Reads in one round trip, together with the session when it is not known yet. What comes back
   * is discarded when the session turns out to be invalid.
   */
  read<const C extends readonly Command[]>(...commands: C): Promise<Answers<C>>
  /**
   * Writes in one transaction.
   * @param opening commands that travel with its begin, such as the rows that the work decides on.
   *   What a rollback does not take back must not be among them, unless it asks for
   *   `whereAccepted`: they run before it is known whether the caller may still enter.
   * @param work gets their answers; refuses by throwing, and then nothing has happened
   */
  write<const C extends readonly Command[], T>(
    opening: C,
    work: (transaction: Transaction, opened: Answers<C>, principal: Principal) => Promise<T>,
  ): Promise<T>
  /**
   * Carries out what prepares a write outside of its transaction, and may be refused there, as one with it: where a
   * request is a repeat, nothing is prepared again.
   * @param work answers what its write answers
   */
  once<T>(work: () => Promise<T>): Promise<T>
}

/** How long a principal stands for the rest of a request, milliseconds: a body or a PDF may take longer. */
const SETTLED_MS = 1000

type Outcome =
  | { readonly principal: Principal; readonly at: number }
  | { readonly refusal: unknown }
  | undefined

/**
 * @param callers whom this process has met
 * @param onMessageLeft told after each commit that has left a message in the outbox
 */
export function createUnit(
  engine: Engine,
  callers: KnownCallers,
  { tokenHash, now, authorize, onUse, onRefusal }: Credentials,
  onMessageLeft: () => void,
): Unit {
  let outcome: Outcome

  /** Takes the answer of a look-up. @throws whatever `authorize` refuses with */
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
  /** Who was found so shortly ago that the look-up would say the same. */
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
