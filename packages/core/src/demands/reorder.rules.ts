import type { AccessDecision, ContractBlock } from '../access/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandStatus } from './demands.types.ts'
import { simulateQueue } from './queue.rules.ts'
import type { QueuedDemand, QueueInput, QueuePlace } from './queue.types.ts'
import { isPriorityLocked, priorityLockEnd } from './queue-lock.rules.ts'

/** Minimum number of demands in progress for an order to be chosen. */
const REORDER_MINIMUM = 2

/**
 * Whether the order of the queue can be edited: by users who may act on demands, with at least two of
 * them in progress.
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
 * The part of an order that has to be sent: the shortest run in which it differs from the saved one.
 * Those before and after it keep their places without being sent.
 * @param saved demands in the saved order
 * @param order the same demands in another order
 */
export function toMovedSpan<T>(saved: readonly T[], order: readonly T[]): readonly T[] {
  const isMoved = (item: T, index: number) => item !== saved[index]
  return order.slice(order.findIndex(isMoved), order.findLastIndex(isMoved) + 1)
}

/**
 * An order that a user is choosing, when demands join or leave the queue meanwhile: new ones take their
 * place of the queue, the others share the remaining places in the chosen order.
 * @param chosen ids in the chosen order
 * @param saved ids of the current queue
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
 * Whether demands can be put into an order; allowed with the resulting queue, in which they share the
 * places that they hold. Demands that are not named, because the user works in another business or may
 * not see them, keep their places. Dates follow from the order alone: any that a client sends are
 * ignored.
 * @param order ids of demands in progress, as the user dragged them
 * @param queue the customer's demands in order, in progress or waiting at their place
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
  // Locked demands stay where they are: an order that would move one is refused.
  if (result.some(({ id }, index) => id !== order[index])) return refused('locked')
  return { allowed: true, places }
}
