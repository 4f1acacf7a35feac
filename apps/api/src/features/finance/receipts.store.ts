import { DELINQUENT_TAG } from '@tramite/core/access'
import type { components } from '@tramite/core/contract'
import { and, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { billings } from '../../tables/billings.table.ts'
import { customers, customerTags } from '../../tables/customers.table.ts'
import { receipts } from '../../tables/receipts.table.ts'

export type Receipt = components['schemas']['Receipt']
export type ReceiptRow = typeof receipts.$inferSelect

/** The filter of a list of receipts. */
export interface ReceiptFilter {
  readonly customerId?: string
  readonly status?: ReceiptRow['status']
  /** Only those of the principal's customer. */
  readonly isOwn?: boolean
}

/** Receipts from the newest on. */
export const receiptList = listById('receipts')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectReceipts(
  { customerId, status, isOwn = false }: ReceiptFilter,
  { limit, offset, after }: PageStart,
): PageCommands<ReceiptRow> {
  const condition = and(
    isOwn ? sql`${receipts.customerId} = (select app_customer())` : undefined,
    customerId === undefined ? undefined : eq(receipts.customerId, customerId),
    status === undefined ? undefined : eq(receipts.status, status),
  )
  return [
    toCommand(
      build
        .select()
        .from(receipts)
        .where(and(condition, behind(after, 'desc', receipts.id)))
        .orderBy(desc(receipts.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(receipts, condition),
  ]
}

const one = (id: string) => build.select().from(receipts).where(eq(receipts.id, id))

/** A receipt by id. */
export const selectReceipt = (id: string): Command<ReceiptRow[]> => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockReceipt = (id: string): Command<ReceiptRow[]> => toCommand(one(id).for('update'))

export const insertReceipt = (row: typeof receipts.$inferInsert): Command<ReceiptRow[]> =>
  toCommand(build.insert(receipts).values(row).returning())

const lockReceiptsOf = (customer: SQL) =>
  sql`select pg_advisory_xact_lock(hashtextextended('receipts ' || (${customer})::text, 0))`

const ownCustomer = sql`(select app_customer())`
const customerWith = (id: string) =>
  sql`(select ${receipts.customerId} from ${receipts} where ${receipts.id} = ${id})`

/**
 * Locks the receipts of the principal's customer: a new one and a concurrent refusal are serialised, so
 * that the later of them sees the other's effect.
 */
export const lockOwnReceipts = () =>
  sqlCommand(lockReceiptsOf(ownCustomer), () => undefined, 'lock_own_receipts')

/** The same for the customer of a receipt. */
export const lockReceiptsWith = (id: string) =>
  sqlCommand(lockReceiptsOf(customerWith(id)), () => undefined)

/** The firm's decisions on the receipts of the principal's customer, the newest receipt first. */
export const selectReviews = () =>
  toCommand(
    build
      .select({
        status: receipts.status,
        billingId: receipts.billingId,
        updatedAt: receipts.updatedAt,
      })
      .from(receipts)
      .where(
        and(
          sql`${receipts.customerId} = ${ownCustomer}`,
          inArray(receipts.status, ['accepted', 'refused']),
        ),
      )
      .orderBy(desc(receipts.id)),
  )

/**
 * For the customer of a receipt, when the firm last refused a proof that had removed the tag: this one, or an
 * earlier one. Refusals of later proofs are ignored, because the tag that they restored may be for a later
 * debt.
 */
export const selectLastReturnWith = (id: string) =>
  toCommand(
    build
      .select({ at: receipts.updatedAt })
      .from(receipts)
      .where(
        and(
          sql`${receipts.customerId} = ${customerWith(id)}`,
          eq(receipts.status, 'refused'),
          receipts.released,
          lte(receipts.id, id),
        ),
      )
      .orderBy(desc(receipts.updatedAt))
      .limit(1),
  )

/** The invoice that a receipt names; none if it names none. */
export const selectInvoiceWith = (id: string) =>
  toCommand(
    build
      .select({
        description: billings.description,
        dueDate: billings.dueDate,
        isSpecificDemand: customers.isSpecificDemand,
      })
      .from(receipts)
      .innerJoin(billings, eq(billings.id, receipts.billingId))
      .innerJoin(customers, eq(customers.id, billings.customerId))
      .where(eq(receipts.id, id)),
  )

/** The other receipts of the invoice that a receipt names which were not refused. */
export const selectOthersWith = (id: string) =>
  toCommand(
    build
      .select({
        status: sql<'received' | 'accepted'>`${receipts.status}`,
        isLater: sql<boolean>`${receipts.id} > ${id}`,
      })
      .from(receipts)
      .where(
        and(
          sql`${receipts.billingId} = (select named.billing_id from ${receipts} named where named.id = ${id})`,
          ne(receipts.id, id),
          ne(receipts.status, 'refused'),
        ),
      ),
  )

/** Makes a customer's receipts that the firm has not checked yet wait for its decision. */
export const haveReceiptsWait = (customerId: string): Command =>
  toCommand(
    build
      .update(receipts)
      .set({ released: false })
      .where(and(eq(receipts.customerId, customerId), eq(receipts.status, 'received'))),
  )

/** Stores the firm's decision on a receipt. Returns the row. */
export const changeReceipt = (
  id: string,
  changes: Partial<Pick<ReceiptRow, 'status' | 'note' | 'released' | 'updatedAt'>>,
): Command<ReceiptRow[]> =>
  toCommand(
    build
      .update(receipts)
      .set({ ...changes, version: sql`${receipts.version} + 1` })
      .where(eq(receipts.id, id))
      .returning(),
  )

const delinquencyOf = (customer: SQL) =>
  and(sql`${customerTags.customerId} = ${customer}`, eq(customerTags.name, DELINQUENT_TAG))
const delinquency = delinquencyOf(ownCustomer)

/** The tags 'Inadimplente' of the principal's customer, locked until the transaction ends. */
export const lockDelinquency = (): Command<{ name: string; createdAt: string }[]> =>
  toCommand(
    build
      .select({ name: customerTags.name, createdAt: customerTags.createdAt })
      .from(customerTags)
      .where(delinquency)
      .for('update'),
  )

/** The same for the customer of a receipt, and since when it has the tag. */
export const lockDelinquencyWith = (id: string) =>
  toCommand(
    build
      .select({ createdAt: customerTags.createdAt })
      .from(customerTags)
      .where(delinquencyOf(customerWith(id)))
      .for('update'),
  )

/** Removes the tag 'Inadimplente' from the principal's customer. */
export const removeDelinquency = (): Command =>
  toCommand(build.delete(customerTags).where(delinquency))

/** Removes the tag 'Inadimplente' from a customer. */
export const removeDelinquencyOf = (customerId: string): Command =>
  toCommand(build.delete(customerTags).where(delinquencyOf(sql`${customerId}`)))

/** A receipt as the contract shows it. */
export function toReceipt(row: ReceiptRow): Receipt {
  const {
    version: _,
    reportedAt: _r,
    verifiedAt: _v,
    reportRefusedAt: _f,
    fileKey,
    contentType,
    size,
    ...shown
  } = row
  return { ...shown, awsFileKey: fileKey, fileType: contentType, fileSize: size }
}
