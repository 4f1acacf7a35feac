import { and, asc, eq, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { receipts } from '../finance/receipts.table.ts'
import { customerTags } from './customers.table.ts'

const shown = { id: customerTags.id, name: customerTags.name, createdAt: customerTags.createdAt }

/** The tags of a customer, oldest first. */
export const selectTagsOf = (customerId: string) =>
  toCommand(
    build
      .select(shown)
      .from(customerTags)
      .where(eq(customerTags.customerId, customerId))
      .orderBy(asc(customerTags.createdAt), asc(customerTags.id)),
  )

/** A tag of a customer, held until the transaction ends. */
export const lockCustomerTag = (customerId: string, tagId: string) =>
  toCommand(
    build
      .select(shown)
      .from(customerTags)
      .where(and(eq(customerTags.customerId, customerId), eq(customerTags.id, tagId)))
      .for('update'),
  )

/** Puts a tag on a customer; one that it carries already is answered as it is. */
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
 * Whether a customer has sent a receipt since it carries a tag: one of the current debt. A receipt
 * that the firm refused, or has to look at first, is none.
 */
export const hasReceiptSinceTag = (customerId: string, tagId: string) =>
  sqlCommand(
    sql`select exists (select from ${receipts}
      where ${receipts.customerId} = ${customerId} and ${receipts.status} <> 'refused' and ${receipts.released}
        and ${receipts.createdAt} >= (select ${customerTags.createdAt} from ${customerTags}
          where ${customerTags.id} = ${tagId}))`,
    ({ rows }) => rows[0]?.[0] === true,
  )
