import type { AccessDecision, ContractBlock } from '../access/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandStatus } from './demands.types.ts'
import { simulateQueue } from './queue.rules.ts'
import type { QueuedDemand, QueueInput, QueuePlace } from './queue.types.ts'
import { isPriorityLocked, priorityLockEnd } from './queue-lock.rules.ts'

/** Fewest demands in progress between which an order can be chosen. */
const REORDER_MINIMUM = 2

/**
 * Whether the order of the queue can be edited: by who may act on demands, with at least two of them
 * in progress.
 * @param inProgress number of demands in progress that the user sees
 */
export function evaluateReorderOffer(
  inProgress: number,
  access: Pick<AccessDecision, 'demandActions'>,
): Decision<ContractBlock | 'tooFew'> {
  if (!access.demandActions.allowed) return access.demandActions
  return inProgress >= REORDER_MINIMUM ? allowed : refused('tooFew')
}

/**
 * Whether a demand can be dragged in the order of the queue: only while in progress, and not when it
 * is due within two business days.
 */
export function evaluateDrag(
  demand: QueuedDemand & { readonly statusKey: DemandStatus },
  input: Omit<QueueInput, 'premium'>,
): Decision<'notInProgress' | 'locked'> {
  if (demand.statusKey !== 'IN_PROGRESS') return refused('notInProgress')
  return isPriorityLocked(demand, priorityLockEnd(input)) ? refused('locked') : allowed
}

/**
 * What of an order has to be named: the shortest run in which it differs from the one that is saved. Those
 * before and behind it keep their places without being named.
 * @param saved demands as they stand
 * @param order the same demands in another order
 */
export function toMovedSpan<T>(saved: readonly T[], order: readonly T[]): readonly T[] {
  const isMoved = (item: T, index: number) => item !== saved[index]
  return order.slice(order.findIndex(isMoved), order.findLastIndex(isMoved) + 1)
}

/**
 * An order that somebody is choosing, when demands join the queue or leave it meanwhile: who joined has the
 * place of the queue, all others share out theirs as they were chosen.
 * @param chosen ids in the order that was chosen
 * @param saved ids of the queue as it stands now
 */
export function keepChosenOrder(
  chosen: readonly string[],
  saved: readonly string[],
): readonly string[] {
  const queued = new Set(saved)
  const known = new Set(chosen)
  const rest = chosen.filter((id) => queued.has(id)).values()
  return saved.map((id) => (known.has(id) ? (rest.next().value ?? id) : id))
}

/** Why a new order of the queue is refused. */
export type ReorderRefusal = 'notInProgress' | 'repeated' | 'locked'

/**
 * Whether demands can be brought into an order; allowed with the queue that follows, in which they
 * share out the places that they hold. Demands that are not named, because the user works in another
 * business or may not see them, keep their places. Dates follow from the order alone: what a client
 * says of them does not count.
 * @param order ids of demands in progress, as the user dragged them
 * @param queue the customer's demands in their order: in progress, or waiting at their place
 */
export function evaluateReorder(
  order: readonly string[],
  queue: readonly QueuedDemand[],
  input: QueueInput,
): Decision<ReorderRefusal, { readonly places: readonly QueuePlace[] }> {
  const named = new Set(order)
  if (named.size !== order.length) return refused('repeated')
  const queued = queue.filter(({ id, waitingSince }) => named.has(id) && !waitingSince)
  if (queued.length !== order.length) return refused('notInProgress')

  const places = simulateQueue(queue, { kind: 'move', order }, input)
  const result = places.filter(({ id }) => named.has(id))
  // Locked demands stay where they are: an order that would move one does not come about.
  if (result.some(({ id }, index) => id !== order[index])) return refused('locked')
  return { allowed: true, places }
}
