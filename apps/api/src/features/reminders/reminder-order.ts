import { message } from '@tramite/core/messages'
import type { ReminderOrder } from '@tramite/core/reminders'
import { type SQL, sql } from 'drizzle-orm'
import { byNumbers } from '../../db/number-order.ts'
import { cursorDay, cursorId, cursorInstant, cursorText } from '../../http/cursor.ts'
import type { PagedList } from '../../http/page.ts'
import { Problem } from '../../http/problem.ts'
import { parseOrder } from './order-param.ts'
import type { ReminderRow } from './reminder-columns.ts'

type Field = ReminderOrder[number][0]

interface SortKey {
  readonly column: SQL
  /** Converts a value of a cursor to the column's. */
  readonly read: (value: string | undefined) => SQL
  readonly shape: RegExp
  readonly valueOf: (row: ReminderRow) => string
}

const as =
  (type: string): SortKey['read'] =>
  (value) =>
    sql`${value}::${sql.raw(type)}`
const text = as('text collate "C"')
const ordered: SortKey['read'] = (value) => byNumbers(sql`${value}::text`)

/** @param firmLabel name of the firm as the creator */
const toKeys = (firmLabel: string): Readonly<Record<Field, SortKey>> => ({
  duoDate: {
    column: sql`reminders.due_date`,
    read: as('date'),
    shape: cursorDay,
    valueOf: ({ dueDate }) => dueDate,
  },
  dateToNotify: {
    column: sql`reminders.notify_date`,
    read: as('date'),
    shape: cursorDay,
    valueOf: ({ notifyDate }) => notifyDate,
  },
  name: {
    column: sql`reminders.name_order`,
    read: ordered,
    shape: cursorText,
    valueOf: ({ nameFolded }) => nameFolded,
  },
  type: {
    column: sql`reminders.type collate "C"`,
    read: text,
    shape: cursorText,
    valueOf: ({ type }) => type,
  },
  createdBy: {
    // Sorted as lists show it: the firm's people together, under the firm's name.
    column: byNumbers(
      sql`case when reminders.user_type = 'CUSTOMER' then reminders.user_name else ${firmLabel}::text end`,
    ),
    read: ordered,
    shape: cursorText,
    valueOf: ({ userType, userName }) => (userType === 'CUSTOMER' ? userName : firmLabel),
  },
  createdAt: {
    column: sql`reminders.created_at`,
    read: as('timestamptz'),
    shape: cursorInstant,
    valueOf: ({ createdAt }) => createdAt,
  },
})

const byId: SortKey = {
  column: sql`reminders.id`,
  read: as('uuid'),
  shape: cursorId,
  valueOf: ({ id }) => id,
}

/** The order of a list of reminders, in SQL and in cursors. */
export interface ReminderSort {
  readonly list: PagedList<ReminderRow>
  readonly orderBy: readonly SQL[]
  /** The rows after the one with these sort values. */
  readonly behind: (values: readonly string[]) => SQL
}

/**
 * The order that a query requests; ties are broken by creation.
 * @param firmLabel name of the firm as the creator
 * @throws Problem 400 for an invalid order
 */
export function toSort(order: string | undefined, firmLabel: string): ReminderSort {
  const parsed = parseOrder(order)
  if (!parsed.allowed) {
    const text = message('reminders.orderInvalid')
    throw new Problem(400, 'VALIDATION', { message: text, errors: { order: text } })
  }
  const keys = toKeys(firmLabel)
  const pairs = parsed.order.map(([field, direction]) => ({ key: keys[field], direction }))
  const sorted = [...pairs, { key: byId, direction: 'ASC' as const }]
  return {
    list: {
      name: `reminders ${parsed.order.flat().join(' ')}`,
      shapes: sorted.map(({ key }) => key.shape),
      valuesOf: (row) => sorted.map(({ key }) => key.valueOf(row)),
    },
    orderBy: sorted.map(({ key, direction }) =>
      direction === 'ASC' ? sql`${key.column} asc` : sql`${key.column} desc`,
    ),
    behind: (values) => {
      const steps = sorted.map(({ key, direction }, i) => {
        const same = sorted
          .slice(0, i)
          .map(({ key: before }, j) => sql`${before.column} = ${before.read(values[j])} and `)
        const beyond = direction === 'ASC' ? sql`>` : sql`<`
        return sql`(${sql.join(same)}${key.column} ${beyond} ${key.read(values[i])})`
      })
      return sql`(${sql.join(steps, sql` or `)})`
    },
  }
}
