import { message } from '@tramite/core/messages'
import type { ReminderOrder } from '@tramite/core/reminders'
import { type SQL, sql } from 'drizzle-orm'
import { cursorDay, cursorId, cursorText } from '../../http/cursor.ts'
import type { PagedList } from '../../http/page.ts'
import { Problem } from '../../http/problem.ts'
import { parseOrder } from './order-param.ts'
import type { ReminderRow } from './reminder-columns.ts'

type Field = ReminderOrder[number][0]

interface SortKey {
  readonly column: SQL
  /** Type of the column, for a value that comes out of a cursor. */
  readonly cast: SQL
  readonly shape: RegExp
  readonly valueOf: (row: ReminderRow) => string
}

const text = sql.raw('text collate "C"')
const cursorInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/

const keys: Readonly<Record<Field, SortKey>> = {
  duoDate: {
    column: sql`reminders.due_date`,
    cast: sql.raw('date'),
    shape: cursorDay,
    valueOf: ({ dueDate }) => dueDate,
  },
  dateToNotify: {
    column: sql`reminders.notify_date`,
    cast: sql.raw('date'),
    shape: cursorDay,
    valueOf: ({ notifyDate }) => notifyDate,
  },
  name: {
    column: sql`reminders.name_folded`,
    cast: text,
    shape: cursorText,
    valueOf: ({ nameFolded }) => nameFolded,
  },
  type: {
    column: sql`reminders.type collate "C"`,
    cast: text,
    shape: cursorText,
    valueOf: ({ type }) => type,
  },
  createdBy: {
    // The firm's people stand together, under the firm.
    column: sql`(case when reminders.user_type = 'CUSTOMER' then reminders.user_name else '' end)
      collate "C"`,
    cast: text,
    shape: cursorText,
    valueOf: ({ userType, userName }) => (userType === 'CUSTOMER' ? userName : ''),
  },
  createdAt: {
    column: sql`reminders.created_at`,
    cast: sql.raw('timestamptz'),
    shape: cursorInstant,
    valueOf: ({ createdAt }) => createdAt,
  },
}

const byId: SortKey = {
  column: sql`reminders.id`,
  cast: sql.raw('uuid'),
  shape: cursorId,
  valueOf: ({ id }) => id,
}

/** The order of a list of reminders, in SQL and in cursors. */
export interface ReminderSort {
  readonly list: PagedList<ReminderRow>
  readonly orderBy: readonly SQL[]
  /** The rows behind the one with these sort values. */
  readonly behind: (values: readonly string[]) => SQL
}

/**
 * The order that a query asks for; reminders that tie stand by their creation.
 * @throws Problem 400 for one that is none
 */
export function toSort(order: string | undefined): ReminderSort {
  const parsed = parseOrder(order)
  if (!parsed.allowed) {
    const text = message('reminders.orderInvalid')
    throw new Problem(400, 'VALIDATION', { message: text, errors: { order: text } })
  }
  const pairs = parsed.order.map(([field, direction]) => ({ key: keys[field], direction }))
  const sorted = [...pairs, { key: byId, direction: 'ASC' as const }]
  const value = (i: number, values: readonly string[]) =>
    sql`${values[i]}::${sorted[i]?.key.cast ?? sql`text`}`
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
          .map((before, j) => sql`${before.key.column} = ${value(j, values)} and `)
        const beyond = direction === 'ASC' ? sql`>` : sql`<`
        return sql`(${sql.join(same)}${key.column} ${beyond} ${value(i, values)})`
      })
      return sql`(${sql.join(steps, sql` or `)})`
    },
  }
}
