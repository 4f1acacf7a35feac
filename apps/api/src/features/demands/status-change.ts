import { simulateQueue } from '@tramite/core/demands'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectStaff } from '../users/users.store.ts'
import type { DetailRow } from './demand-columns.ts'
import { isPremium } from './demand-priority.ts'
import { lockQueue, moveQueue } from './queue.store.ts'

type StatusCall = Pick<Call<'changeDemand'>, 'services' | 'now'>
type Status = DetailRow['statusKey']

/**
 * The columns of a new assignee; none when it does not change.
 * @throws Problem 400 for who is not of the firm
 */
export async function toAssignee(transaction: Transaction, id: string | null | undefined) {
  if (id === undefined) return {}
  if (id === null) return { backofficeUserId: null, backofficeUserName: null }
  const [staff] = await transaction.run(selectStaff(id))
  if (!staff) throw new Problem(400, 'DEMAND_ASSIGNEE_INVALID')
  return { backofficeUserId: staff.id, backofficeUserName: staff.name }
}

/** The place and the forecast of a demand that starts: the end of the queue. */
async function enterQueue(
  transaction: Transaction,
  principal: Principal,
  demand: DetailRow,
  { services, now }: StatusCall,
) {
  const queue = await transaction.run(lockQueue(demand.customerId))
  const premium = await isPremium(transaction, principal, demand.customerId)
  const { conventions } = services
  const places = simulateQueue(queue, { kind: 'add', demand }, { now, premium, conventions })
  const { place = 1, to = null } = places.at(-1) ?? {}
  return { order: place, deleveryForecast: to }
}

/** The place in the queue that a new status brings; what leaves it lets the others move up. */
export async function toQueueChange(
  transaction: Transaction,
  principal: Principal,
  demand: DetailRow,
  statusKey: Status,
  call: StatusCall,
) {
  if (statusKey === demand.statusKey) return {}
  if (statusKey === 'IN_PROGRESS') return enterQueue(transaction, principal, demand, call)
  if (demand.statusKey !== 'IN_PROGRESS') return {}
  const queue = await transaction.run(lockQueue(demand.customerId))
  const others = queue.filter(({ id }) => id !== demand.id)
  transaction.defer(moveQueue(demand.customerId, others, call.now))
  return { order: null }
}

/** What a new status changes of the demand itself. */
export function toStatusColumns(demand: DetailRow, statusKey: Status, at: string) {
  if (statusKey === demand.statusKey) return {}
  const reopened = demand.statusKey === 'FINISHED'
  return {
    statusKey,
    statusChangedAt: at,
    ...(statusKey === 'FINISHED' && { finishedAt: at }),
    ...(reopened && {
      finishedAt: null,
      validationDate: null,
      validationUserId: null,
      validationUserName: null,
    }),
  }
}
