import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { notifications } from '../../tables/notifications.table.ts'

export type NewNotification = typeof notifications.$inferInsert

/** Rows of one statement, which accepts no more than 65,535 values. */
const ROWS = 1000

/** Writes any number of notifications. */
export function notify(transaction: Transaction, rows: readonly NewNotification[]): void {
  for (let i = 0; i < rows.length; i += ROWS) {
    const some = rows.slice(i, i + ROWS)
    transaction.defer(toCommand(build.insert(notifications).values(some)))
  }
}
