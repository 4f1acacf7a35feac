import type { Database } from '../../db/database.ts'
import {
  type Allowed,
  type AtOnceRule,
  type Caller,
  keyOf,
  type LimitTable,
  mostOf,
  type WindowRule,
} from './limit-table.ts'
import { limitedAtOnce, limitedFor } from './limited.ts'
import { createLocalCounts } from './local-counts.ts'
import { createSharedCounts } from './shared-counts.ts'

/** What limits need to know of an operation. */
interface Limited {
  /** Names of the limits that count it. */
  readonly limits: readonly string[]
}

/** Refuses calls beyond the limits that the contract sets. */
export interface Limits {
  /** Counts a call in this process. @throws Problem 429 */
  count(operation: Limited, caller: Caller, now: Date): void
  /** Refuses what `count` would refuse, and counts nothing. @throws Problem 429 */
  check(operation: Limited, caller: Caller, now: Date): void
  /** Whether an operation has limits that `count` does not check. */
  hasMore(operation: Limited): boolean
  /**
   * Counts a call across all processes, and takes a place among those in progress.
   * @param prove that the caller is still admitted, called before anything is written
   * @returns releases the place
   * @throws Problem 429
   */
  enter(
    operation: Limited,
    caller: Caller,
    now: Date,
    prove: () => Promise<unknown>,
  ): Promise<() => void>
  /** Gives back what `enter` has counted for a call that was then refused, where its limits say so. */
  forgive(operation: Limited, caller: Caller, enteredAt: Date): void
}

interface Options {
  readonly table: LimitTable
  readonly database: Pick<Database, 'system'>
  /** Multiplies the maximum of every rule. */
  readonly factor: number
}

type Named<Rule> = Rule & { readonly limit: string }

/** The rules of an operation, by how they are counted. */
function sortRules(table: LimitTable, { limits }: Limited) {
  const rules = limits.flatMap((limit) => (table[limit] ?? []).map((rule) => ({ ...rule, limit })))
  const windows = rules.filter((rule): rule is Named<WindowRule> => 'most' in rule)
  return {
    local: windows.filter(({ shared }) => !shared),
    shared: windows.filter(({ shared }) => shared),
    atOnce: rules.filter((rule): rule is Named<AtOnceRule> => 'atOnce' in rule),
  }
}

export function createLimits({ table, database, factor }: Options): Limits {
  const local = createLocalCounts()
  const shared = createSharedCounts(database)
  const known = new Map<string, ReturnType<typeof sortRules>>()
  const rulesOf = (operation: Limited) => {
    const names = operation.limits.join()
    const rules = known.get(names) ?? sortRules(table, operation)
    known.set(names, rules)
    return rules
  }

  const allowedOf = (rule: WindowRule, caller: Caller): Allowed => ({
    most: mostOf(rule, caller) * factor,
    seconds: rule.seconds,
  })

  function hold(rules: readonly Named<AtOnceRule>[], caller: Caller): () => void {
    const places: (() => void)[] = []
    const release = () => {
      for (const giveBack of places) giveBack()
    }
    for (const rule of rules) {
      const key = keyOf(rule.limit, rule, caller)
      if (key === null) continue
      const place = local.hold(key, rule.atOnce * factor)
      if (place === null) {
        release()
        throw limitedAtOnce()
      }
      places.push(place)
    }
    return release
  }

  return {
    count(operation, caller, now) {
      for (const rule of rulesOf(operation).local) {
        const key = keyOf(rule.limit, rule, caller)
        if (key === null) continue
        const wait = local.count(key, allowedOf(rule, caller), now)
        if (wait > 0) throw limitedFor(wait)
      }
    },
    check(operation, caller, now) {
      for (const rule of rulesOf(operation).local) {
        const key = keyOf(rule.limit, rule, caller)
        const wait = key === null ? 0 : local.waitOf(key, allowedOf(rule, caller), now)
        if (wait > 0) throw limitedFor(wait)
      }
    },
    hasMore(operation) {
      const rules = rulesOf(operation)
      return rules.shared.length + rules.atOnce.length > 0
    },
    async enter(operation, caller, now, prove) {
      const rules = rulesOf(operation)
      const release = hold(rules.atOnce, caller)
      try {
        for (const rule of rules.shared) {
          const key = keyOf(rule.limit, rule, caller)
          if (key === null) continue
          const wait = await shared.count(key, allowedOf(rule, caller), now, prove)
          if (wait > 0) throw limitedFor(wait)
        }
      } catch (refused) {
        release()
        throw refused
      }
      return release
    },
    forgive(operation, caller, enteredAt) {
      for (const rule of rulesOf(operation).shared) {
        const key = rule.unlessRefused ? keyOf(rule.limit, rule, caller) : null
        if (key !== null) shared.giveBack(key, rule.seconds, enteredAt)
      }
    },
  }
}
