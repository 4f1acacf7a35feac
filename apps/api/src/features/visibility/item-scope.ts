import { notInArray, type SQL, sql } from 'drizzle-orm'
import { internalItemTypes, processItems } from '../../tables/items.table.ts'

/**
 * The items visible to the principal of the transaction; the demand decides the rest. The row-level
 * policy of the table has the same rule: either of them would suffice.
 */
export const visibleItem: SQL = sql`((select app_staff())
  or ${notInArray(processItems.type, [...internalItemTypes])})`

/** Whether an item is visible to the firm only. */
export const isInternal = ({ type }: { readonly type: string }): boolean =>
  internalItemTypes.some((internal) => internal === type)
