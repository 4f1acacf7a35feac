import { createHash } from 'node:crypto'
import type { ProblemCode } from '@tramite/core/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { Unit } from '../db/database.ts'
import { build, toCommand } from '../db/statements.ts'
import { idempotencyKeys } from '../tables/idempotency.table.ts'
import type { OperationId } from './operation.ts'
import { Problem } from './problem.ts'

const keyOf = and(
  eq(idempotencyKeys.userId, sql`(select app_user())`),
  eq(idempotencyKeys.key, sql.placeholder('key')),
)
const find = build
  .select({
    requestHash: idempotencyKeys.requestHash,
    answer: idempotencyKeys.answer,
    outOfSight: sql<boolean>`is_out_of_sight(${idempotencyKeys.answer}, ${sql.placeholder('named')}::uuid[])`,
  })
  .from(idempotencyKeys)
  .where(keyOf)
  .prepare('find_idempotency_key')

const store = build
  .insert(idempotencyKeys)
  .values({
    userId: sql.placeholder('userId'),
    key: sql.placeholder('key'),
    operation: sql.placeholder('operation'),
    requestHash: sql.placeholder('requestHash'),
    status: sql.placeholder('status'),
    answer: sql.placeholder('answer'),
    createdAt: sql.placeholder('createdAt'),
  })
  .prepare('store_idempotency_key')

interface Stored {
  readonly requestHash: string
  readonly answer: unknown
  /** The caller can no longer see what the answer contains, or what the request named. */
  readonly outOfSight: boolean
}
interface Keyed {
  readonly key: string
  readonly operation: OperationId
  /** The write requests a state, which may have been left since the first request. */
  readonly settles: boolean
  readonly requestHash: string
  /** The ids that the request names. */
  readonly named: readonly string[]
  /** What a repeat is refused with once its caller has lost sight of what it is about. */
  readonly lostCode: ProblemCode
  readonly status: number
  readonly now: Date
}

/** Leaves out passwords: a hash including one could be used to test guesses. */
const withoutPasswords = (name: string, value: unknown) =>
  /password/i.test(name) ? undefined : value

/** The hash that identifies a repeated request. */
export function hashRequest(
  parts: readonly [operation: OperationId, url: string, businessId: string | null, body: unknown],
): string {
  return createHash('sha256').update(JSON.stringify(parts, withoutPasswords)).digest('hex')
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const idsInUrl = new RegExp(id, 'gi')
const idsInBody = new RegExp(`"(${id})"`, 'gi')

/** The ids that a request names: in its address, and as whole values in its body. */
export function listNamedIds(url: string, body: unknown): string[] {
  const inBody = JSON.stringify(body ?? null).matchAll(idsInBody)
  const ids = [...(url.match(idsInUrl) ?? []), ...Array.from(inBody, ([, found = '']) => found)]
  return [...new Set(ids.map((each) => each.toLowerCase()))]
}

const replay = <T>({ answer }: Stored): T => answer as T

function isKeyTaken(error: unknown): boolean {
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'idempotency_keys'
}

/**
 * Makes the write of a request happen once for its key: the result is stored in the same transaction, and a
 * repeat gets it instead of writing again. Of concurrent copies, the later ones wait on the stored key, roll
 * back their own work, and get the result of the first; so do those that waited for a row and were refused
 * because of the first one's change. A write that requests a state is executed again if the state has changed
 * since: only a repeat that is refused gets the stored result. The preparation passed to `once` runs for the
 * first request alone. A caller who can no longer see what a stored result contains does not get it.
 */
export function writeOnce(
  unit: Unit,
  { key, operation, settles, requestHash, named, lostCode, status, now }: Keyed,
): Unit {
  const lookUp = toCommand(find, { key, named: [...named] })
  const requireOwn = (stored: Stored) => {
    if (stored.requestHash !== requestHash) throw new Problem(409, 'IDEMPOTENCY_KEY_REUSED')
    if (stored.outOfSight) throw new Problem(404, lostCode)
  }
  const readStored = async () => {
    const [[stored]] = await unit.read(lookUp)
    if (stored) requireOwn(stored)
    return stored
  }
  return {
    ...unit,
    async once(work) {
      const before = settles ? undefined : await readStored()
      if (before) return replay(before)
      try {
        return await work()
      } catch (error) {
        // The refusal may be caused by the first request's own effect.
        const stored = error instanceof Problem ? await readStored() : undefined
        if (stored) return replay(stored)
        throw error
      }
    },
    async write(opening, work) {
      let refusal: unknown
      try {
        return await unit.write(
          [lookUp, ...opening],
          async (transaction, [found, ...opened], principal) => {
            const stored = found[0]
            if (stored) requireOwn(stored)
            if (stored && !settles) return replay(stored)
            const result = await work(transaction, opened, principal).catch((error) => {
              if (error instanceof Problem) refusal = error
              throw error
            })
            if (stored) return result
            transaction.defer(
              toCommand(store, {
                userId: principal.userId,
                key,
                operation,
                requestHash,
                status,
                answer: result ?? null,
                createdAt: now.toISOString(),
              }),
            )
            return result
          },
        )
      } catch (error) {
        if (!isKeyTaken(error) && !refusal) throw error
        const stored = await readStored()
        if (!stored) throw refusal ?? new Problem(409, 'IDEMPOTENCY_IN_PROGRESS')
        return replay(stored)
      }
    },
  }
}
