import { and, asc, eq, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { cursorInstant } from '../../http/cursor.ts'
import { listBy, type PageStart } from '../../http/page.ts'
import { customerTags } from '../../tables/customers.table.ts'
import { receipts } from '../../tables/receipts.table.ts'

const shown = { id: customerTags.id, name: customerTags.name, createdAt: customerTags.createdAt }

/** The tags of a customer, oldest first. */
export const customerTagList = listBy('customerTags', 'createdAt', cursorInstant)

/** All tags of a customer, oldest first: the firm gives a customer a handful. */
export const selectTagsOf = (customerId: string) =>
  toCommand(
    build
      .select(shown)
      .from(customerTags)
      .where(eq(customerTags.customerId, customerId))
      .orderBy(asc(customerTags.createdAt), asc(customerTags.id)),
  )

/** The tags of a page of a customer's and one more; and the number of all. */
export function selectTagPage(customerId: string, { limit, offset, after }: PageStart) {
  const ofCustomer = eq(customerTags.customerId, customerId)
  const page = build
    .select(shown)
    .from(customerTags)
    .where(and(ofCustomer, behind(after, 'asc', customerTags.createdAt, customerTags.id)))
    .orderBy(asc(customerTags.createdAt), asc(customerTags.id))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(page), countRows(customerTags, ofCustomer)] as const
}

/** A tag of a customer, locked until the transaction ends. */
export const lockCustomerTag = (customerId: string, tagId: string) =>
  toCommand(
    build
      .select(shown)
      .from(customerTags)
      .where(and(eq(customerTags.customerId, customerId), eq(customerTags.id, tagId)))
      .for('update'),
  )

/** Puts a tag on a customer; one that it already has is returned unchanged. */
export const putCustomerTag = (tag: typeof customerTags.$inferInsert) =>
  toCommand(
    build
      .insert(customerTags)
      .values(tag)
      .onConflictDoUpdate({
        target: [customerTags.customerId, customerTags.name],
        set: { name: sql`excluded.name` },
      })
      .returning(shown),
  )

/** Takes a tag from a customer. */
export const deleteCustomerTag = (customerId: string, tagId: string) =>
  toCommand(
    build
      .delete(customerTags)
      .where(and(eq(customerTags.customerId, customerId), eq(customerTags.id, tagId))),
  )

/**
 * Whether a customer has sent a receipt since it has had a tag: one of the current debt. A receipt that
 * the firm refused, or has yet to check, does not count.
 */
export const hasReceiptSinceTag = (customerId: string, tagId: string) =>
  sqlCommand(
    sql`select exists (select from ${receipts}
      where ${receipts.customerId} = ${customerId} and ${receipts.status} <> 'refused' and ${receipts.released}
        and ${receipts.createdAt} >= (select ${customerTags.createdAt} from ${customerTags}
          where ${customerTags.id} = ${tagId}))`,
    ({ rows }) => rows[0]?.[0] === true,
  )
