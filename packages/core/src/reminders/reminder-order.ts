import { type Decision, refused } from '../decision.ts'
import { reminderDefaultOrder } from './reminder-limits.ts'

/** Fields that reminders can be ordered by. */
export const reminderOrderFields = [
  'duoDate',
  'dateToNotify',
  'name',
  'type',
  'createdBy',
  'createdAt',
] as const

/** One field of an order and its direction. */
export type ReminderOrderPair = readonly [
  field: (typeof reminderOrderFields)[number],
  direction: 'ASC' | 'DESC',
]

/** The order of a list, the first pair first. */
export type ReminderOrder = readonly ReminderOrderPair[]

/** The JSON that `GET /reminder` takes as `order`. */
export const toOrderParam = (order: ReminderOrder): string => JSON.stringify(order)

/** What narrows and orders a list of reminders, as their lists take it. */
export const toRemindersQuery = <Filter extends { readonly order?: ReminderOrder }>({
  order,
  ...filter
}: Filter) => ({ ...filter, ...(order && { order: toOrderParam(order) }) })

function isPair(value: unknown): value is ReminderOrderPair {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [field, direction] = value as readonly unknown[]
  const isField = reminderOrderFields.some((known) => known === field)
  return isField && (direction === 'ASC' || direction === 'DESC')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads `order` back: pairs of fields, none of them twice.
 * @param text absent is the order by due date
 */
export function parseOrder(
  text: string | undefined,
): Decision<'invalid', { readonly order: ReminderOrder }> {
  if (text === undefined) return { allowed: true, order: reminderDefaultOrder }
  const pairs = parse(text)
  if (!Array.isArray(pairs) || pairs.length === 0) return refused('invalid')
  if (!pairs.every(isPair)) return refused('invalid')
  const isEachOnce = new Set(pairs.map(([field]) => field)).size === pairs.length
  return isEachOnce ? { allowed: true, order: pairs } : refused('invalid')
}
