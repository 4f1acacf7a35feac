import { deadlinesStoppedSince } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { type ForecastCause, type QueuePlace, simulateQueue } from '@tramite/core/demands'
import type { Transaction } from '../../db/transaction.ts'
import { Problem } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { selectStaff } from '../users/users.store.ts'
import type { DetailRow } from './demand-columns.ts'
import { readContract } from './demand-contract.ts'
import { originOfDate } from './forecast-causes.store.ts'
import { lockQueue, type Queued, type ReadQueue } from './queue.store.ts'
import { movePlaces } from './queue-move.ts'
import { toStartMove } from './start.rules.ts'

type Status = DetailRow['statusKey']

/**
 * The columns of a new assignee; none if it does not change.
 * @throws Problem 400 for a user who is not of the firm
 */
export async function toAssignee(transaction: Transaction, id: string | null | undefined) {
  if (id === undefined) return {}
  if (id === null) return { backofficeUserId: null, backofficeUserName: null }
  const [staff] = await transaction.run(selectStaff(id))
  if (!staff) throw new Problem(400, 'DEMAND_ASSIGNEE_INVALID')
  return { backofficeUserId: staff.id, backofficeUserName: staff.name }
}

/** The demand's own place and date, with the cause of a date that is new. */
export interface QueueChange {
  readonly order?: number | null
  readonly deleveryForecast?: string | null
  readonly cause?: ForecastCause | null
}

interface StartPlan {
  /** The queue as it was. */
  readonly queue: readonly Queued[]
  readonly own: QueuePlace
  readonly others: readonly QueuePlace[]
}

/**
 * The queue after work on a demand starts: shared by the preview and the change.
 * @param readQueue locked by the change only
 */
export async function planStart(
  work: Work,
  demand: DetailRow,
  readQueue: ReadQueue,
): Promise<StartPlan> {
  const { transaction, services, now } = work
  const queue = await transaction.run(readQueue(demand.customerId))
  const contract = await readContract(work, demand.customerId)
  const { conventions } = services
  const input = { now, premium: contract.isPremium, conventions }
  const moment = { today: civilDateOf(now, conventions.timeZone), conventions }
  const origin = await transaction.run(originOfDate(demand.id))
  const stoppedSince = deadlinesStoppedSince(contract, moment)
  const starting = { ...demand, number: demand.externalId, ...origin, stoppedSince }
  const places = simulateQueue(queue, toStartMove(starting, input), input)
  const own = places.find(({ id }) => id === demand.id)
  if (!own) throw new Error('A demand that starts has a place')
  return { queue, own, others: places.filter(({ id }) => id !== demand.id) }
}

const holdsPlace = (statusKey: Status) => statusKey === 'IN_PROGRESS' || statusKey === 'PENDING'

/**
 * The place in the queue that a new status implies. A demand that waits for the customer keeps its place;
 * one that leaves the queue lets the others move up.
 */
export async function toQueueChange(
  work: Work,
  demand: DetailRow,
  statusKey: Status,
): Promise<QueueChange> {
  if (statusKey === demand.statusKey) return {}
  const { customerId } = demand
  if (statusKey === 'IN_PROGRESS') {
    const { queue, own, others } = await planStart(work, demand, lockQueue)
    movePlaces(work, { customerId, queue, places: others })
    return { order: own.place, deleveryForecast: own.to, cause: own.cause }
  }
  if (holdsPlace(statusKey) || demand.order === null) return {}
  const queue = await work.transaction.run(lockQueue(customerId))
  const places = queue
    .filter(({ id }) => id !== demand.id)
    .map(({ id, deleveryForecast: to }, index) => ({ id, place: index + 1, to }))
  movePlaces(work, { customerId, queue, places })
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
