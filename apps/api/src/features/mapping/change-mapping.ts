import type { Answers, Command } from '../../db/command.ts'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import {
  type HeldMapping,
  holdMappingStatus,
  lockMapping,
  type MappingKey,
} from './mapping.store.ts'
import { notStarted, requireEditable } from './mapping-refusals.ts'
import { isOfBusiness, toBusinessId } from './mapping-scope.ts'

type ChangeCall = Pick<Call<OperationId>, 'businessId' | 'now' | 'unit'>

interface Change<C extends readonly Command[], T> {
  /** The sector that the change is about; null for one of the business's mapping itself. */
  readonly sectorId: string | null
  /** What the work decides on, read when the mapping is held. */
  readonly opening: C
  /** Answers what the change is about, or throws for something that is not there. */
  readonly find?: (opened: Answers<C>) => unknown
  readonly work: (
    transaction: Transaction,
    opened: Answers<C>,
    mapping: HeldMapping,
    principal: Principal,
  ) => Promise<T>
}

/**
 * Changes what is in a mapping, in one transaction: the mapping is held, and so is the status of its
 * demand, so that nothing is changed in what is being reviewed. What is not there is refused before
 * what is not allowed.
 * @throws Problem 404, and 409 while the mapping cannot be changed
 */
export async function changeMapping<const C extends readonly Command[], T>(
  { unit, businessId, ...call }: ChangeCall,
  { sectorId, opening, find, work }: Change<C, T>,
): Promise<T> {
  const key: MappingKey =
    sectorId === null
      ? { businessId: await toBusinessId({ unit, businessId, ...call }) }
      : { sectorId }
  const commands = [...lockMapping(key), holdMappingStatus(key), ...opening] as const
  return unit.write(
    commands,
    async (transaction, [, [mapping], [status], ...opened], principal) => {
      if (!mapping || !isOfBusiness(mapping, principal, businessId)) {
        throw sectorId === null ? notStarted() : notFound()
      }
      find?.(opened)
      requireEditable(status ?? null)
      announceTool(transaction, 'mapping', mapping, call.now)
      return work(transaction, opened, mapping, principal)
    },
  )
}
