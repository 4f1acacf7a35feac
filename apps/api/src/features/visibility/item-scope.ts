import { notInArray, type SQL, sql } from 'drizzle-orm'
import { internalItemTypes, processItems } from '../../tables/items.table.ts'

/**
 * The items that exist for the principal of the transaction; the demand decides on the rest. The
 * same rule stands in the row-level policy of the table: either of them alone would do.
 */
export const visibleItem: SQL = sql`((select app_staff())
  or ${notInArray(processItems.type, [...internalItemTypes])})`

/** Whether an item exists for the firm alone. */
export const isInternal = ({ type }: { readonly type: string }): boolean =>
  internalItemTypes.some((internal) => internal === type)
