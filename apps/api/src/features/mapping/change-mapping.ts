import type { Answers, Command } from '../../db/command.ts'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { CallParts } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import {
  type LockedMapping,
  lockMapping,
  type MappingKey,
  shareLockMappingStatus,
} from './mapping.store.ts'
import { notStarted, requireEditable } from './mapping-refusals.ts'
import { isOfBusiness, toBusinessId } from './mapping-scope.ts'

interface Change<C extends readonly Command[], T> {
  /** The sector that the change is about; null for one of the business's mapping itself. */
  readonly sectorId: string | null
  /** What the work decides on, read once the mapping is locked. */
  readonly opening: C
  /** Returns the subject of the change, or throws if it does not exist. */
  readonly find?: (opened: Answers<C>) => unknown
  readonly work: (
    transaction: Transaction,
    opened: Answers<C>,
    mapping: LockedMapping,
    principal: Principal,
  ) => Promise<T>
}

/**
 * Changes the content of a mapping, in one transaction: the mapping is locked, and so is the status of
 * its demand, so that nothing changes while it is being reviewed. Missing records are refused before
 * forbidden changes.
 * @throws Problem 404, and 409 while the mapping cannot be changed
 */
export async function changeMapping<const C extends readonly Command[], T>(
  call: CallParts<'businessId' | 'now' | 'unit'>,
  { sectorId, opening, find, work }: Change<C, T>,
): Promise<T> {
  const { businessId, unit, now } = call
  const key: MappingKey =
    sectorId === null ? { businessId: await toBusinessId(call) } : { sectorId }
  const commands = [...lockMapping(key), shareLockMappingStatus(key), ...opening] as const
  return unit.write(
    commands,
    async (transaction, [, [mapping], [status], ...opened], principal) => {
      if (!mapping || !isOfBusiness(mapping, principal, businessId)) {
        throw sectorId === null ? notStarted() : notFound()
      }
      find?.(opened)
      requireEditable(status ?? null)
      announceTool(transaction, 'mapping', mapping, now)
      return work(transaction, opened, mapping, principal)
    },
  )
}
