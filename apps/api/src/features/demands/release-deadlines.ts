import { type AccessCustomer, deadlinesHeldSince } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { releaseQueue } from '@tramite/core/demands'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { lockQueue } from './queue.store.ts'
import { carryOutMove } from './queue-move.ts'

type Contract = AccessCustomer & { readonly id: string; readonly isPremium: boolean }

/**
 * Moves the dates of a customer by the time in which the contract held them, as far as a change of the
 * contract ends that time. Nothing moves where nobody recorded since when they were held.
 */
export async function releaseDeadlines(
  { services, now }: Pick<Call<OperationId>, 'services' | 'now'>,
  transaction: Transaction,
  principal: Principal,
  before: Contract,
  after: Contract,
): Promise<void> {
  const { conventions } = services
  const moment = { today: civilDateOf(now, conventions.timeZone), conventions }
  const from = deadlinesHeldSince(before, moment)
  if (from === null) return
  // Another reason may hold them still, from a later day on.
  const to = deadlinesHeldSince(after, moment) ?? (after.hasSuspendedContract ? null : now)
  if (to === null || to <= from) return
  const queue = await transaction.run(lockQueue(before.id))
  const input = { now, premium: after.isPremium, conventions }
  const places = releaseQueue(queue, { from, to }, input)
  carryOutMove(transaction, { customerId: before.id, places, principal, now }, services)
}
