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

/** The order of a list, by the first pair first. */
export type ReminderOrder = readonly ReminderOrderPair[]

/** The order of a column: ties are ordered by due date, earliest first. */
export function toReminderOrder(
  column: ReminderOrderPair[0],
  direction: ReminderOrderPair[1],
): ReminderOrder {
  return [[column, direction], ...(column === 'duoDate' ? [] : reminderDefaultOrder)]
}

/** Filters and order of a list of reminders, as its query: an order is sent as JSON. */
export const toRemindersQuery = <Filter extends { readonly order?: ReminderOrder }>({
  order,
  ...filter
}: Filter) => ({ ...filter, ...(order && { order: JSON.stringify(order) }) })
