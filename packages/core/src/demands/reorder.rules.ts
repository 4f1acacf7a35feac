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

/** One move of a user who is choosing an order: what it says stays true whatever the others do. */
export interface OrderStep {
  readonly id: string
  /** Whether it moved ahead, rather than back. */
  readonly isAhead: boolean
  /** Ids that it came to stand ahead of, or behind, the nearest first. */
  readonly passed: readonly string[]
}

/**
 * What moving one demand means for those that it passed, so that it can be done again over another order.
 * @param before ids in the order before the move
 * @param after the same ids in the order after it
 * @param id the one that was moved
 */
export function toOrderStep(
  before: readonly string[],
  after: readonly string[],
  id: string,
): OrderStep {
  const at = after.indexOf(id)
  const isAhead = at < before.indexOf(id)
  return { id, isAhead, passed: isAhead ? after.slice(at + 1) : after.slice(0, at).reverse() }
}

function takeStep(order: readonly string[], { id, isAhead, passed }: OrderStep) {
  const target = passed.find((other) => order.includes(other))
  if (target === undefined || !order.includes(id)) return order
  if (order.indexOf(id) < order.indexOf(target) === isAhead) return order
  const others = order.filter((other) => other !== id)
  const at = others.indexOf(target) + (isAhead ? 0 : 1)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/**
 * The order that a user's own moves make of the queue as it is now: demands may have joined or left it, or been put into
 * another order by somebody else, which the moves do not undo.
 * @param steps the moves, the first one first
 * @param saved ids of the current queue
 */
export const replayOrder = (
  steps: readonly OrderStep[],
  saved: readonly string[],
): readonly string[] => steps.reduce(takeStep, saved)

/**
 * Whether somebody else changed the order; demands that joined or left changed nothing.
 * @param before ids of the queue as it was
 * @param after ids of the queue as it is
 */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [known, left] = [new Set(before), new Set(after)]
  const common = before.filter((id) => left.has(id))
  return after.filter((id) => known.has(id)).some((id, index) => id !== common[index])
}

/** A demand, with the place at which somebody sees it. */
interface SeenDemand {
  readonly id: string
  readonly order?: number | null | undefined
}

/**
 * Whether an order is made of the queue as it is: an order made over an older one would undo moves that its
 * author never saw. One that stands already is its author's own, sent again because the answer was lost.
 * @param asked demands in the new order, each with the place that its author saw it at; one without a place
 *   is not compared
 * @param queue the customer's queue
 */
export function evaluateSeenOrder(
  asked: readonly SeenDemand[],
  queue: readonly SeenDemand[],
): Decision<'changed'> {
  const places = new Map(queue.map(({ id, order }) => [id, order]))
  const ids = asked.map(({ id }) => id)
  if (!isReordered(ids, [...places.keys()])) return allowed
  const isElsewhere = ({ id, order }: SeenDemand) =>
    order !== undefined && places.has(id) && places.get(id) !== order
  return asked.some(isElsewhere) ? refused('changed') : allowed
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
