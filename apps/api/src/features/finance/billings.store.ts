import type { ProvableInvoice, SentProof } from '@tramite/core/finance'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorDay } from '../../http/cursor.ts'
import { listBy, type PageCommands, type PageStart } from '../../http/page.ts'
import { billings } from '../../tables/billings.table.ts'
import { customers } from '../../tables/customers.table.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { reachable } from '../visibility/reachable.ts'
import type { BillingRow } from './billings.wire.ts'
import type { ReceiptRow } from './receipts.store.ts'

/** The filter of a list of billings. */
export interface BillingFilter {
  readonly customerId?: string
  /** CPF or CNPJ of the customer, without mask. */
  readonly cpfOrCnpj?: string
  readonly status?: BillingRow['status']
  readonly onlyUnpaid?: boolean
}

/** Statuses of billings that still have to be paid. */
export const unpaid = inArray(billings.status, ['PENDING', 'OVERDUE'])

const registered = (cpfOrCnpj: string): SQL => {
  const bare = cpfOrCnpj.toUpperCase()
  return sql`(${customers.cpf} = ${bare} or ${customers.cnpj} = ${bare})
    and ${reachable(customers.id)}`
}

function toCondition({ customerId, cpfOrCnpj, status, onlyUnpaid }: BillingFilter) {
  return and(
    reachable(billings.customerId),
    customerId === undefined ? undefined : eq(billings.customerId, customerId),
    cpfOrCnpj === undefined
      ? undefined
      : sql`${billings.customerId} in (select ${customers.id} from ${customers}
          where ${registered(cpfOrCnpj)})`,
    status === undefined ? undefined : eq(billings.status, status),
    onlyUnpaid ? unpaid : undefined,
  )
}

/** Billings from the latest due date on. */
export const billingList = listBy('billings', 'dueDate', cursorDay)

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectBillings(
  filter: BillingFilter,
  { limit, offset, after }: PageStart,
): PageCommands<BillingRow> {
  const condition = toCondition(filter)
  return [
    toCommand(
      build
        .select()
        .from(billings)
        .where(and(condition, behind(after, 'desc', billings.dueDate, billings.id)))
        .orderBy(desc(billings.dueDate), desc(billings.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(billings, condition),
  ]
}

/** Whether the principal may read the billings of the customer with this registration. */
export const selectRegistered = (cpfOrCnpj: string) =>
  toCommand(
    build.select({ id: customers.id }).from(customers).where(registered(cpfOrCnpj)).limit(1),
  )

const one = (id: string) =>
  build
    .select()
    .from(billings)
    .where(and(eq(billings.id, id), reachable(billings.customerId)))

/** A billing by id. */
export const selectBilling = (id: string): Command<BillingRow[]> => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockBilling = (id: string): Command<BillingRow[]> => toCommand(one(id).for('update'))

/** The billing of the principal's customer with this id; none without an id. */
export const selectNamedBilling = (id: string | undefined): Command<BillingRow[]> =>
  toCommand(
    build
      .select()
      .from(billings)
      .where(
        id === undefined
          ? sql`false`
          : and(eq(billings.id, id), sql`${billings.customerId} = (select app_customer())`),
      ),
  )

const openBillings = build
  .select({
    id: billings.id,
    dueDate: billings.dueDate,
    status: billings.status,
    proofId: receipts.id,
    proofStatus: receipts.status,
    proofBillingId: receipts.billingId,
    proofSentAt: receipts.createdAt,
  })
  .from(billings)
  .leftJoin(
    receipts,
    and(
      sql`${receipts.customerId} = (select app_customer())`,
      sql`${receipts.status} <> 'refused'`,
    ),
  )
  .where(and(sql`${billings.customerId} = (select app_customer())`, unpaid))
  .orderBy(asc(billings.dueDate), asc(billings.id))
  .prepare('list_open_billings')

/** An unpaid invoice with a proof of payment, of any; once for each not refused, and once where there is none. */
interface OpenBilling {
  readonly id: string
  readonly dueDate: string
  readonly status: BillingRow['status']
  readonly proofId: string | null
  readonly proofStatus: ReceiptRow['status'] | null
  readonly proofBillingId: string | null
  readonly proofSentAt: string | null
}

/** The unpaid invoices of the principal's customer by due date, with all proofs not refused. */
export const selectOpenBillings = (): Command<OpenBilling[]> => toCommand(openBillings)

/** The invoices and the proofs of such rows, each once. */
export function splitOpenBillings(rows: readonly OpenBilling[]) {
  const open = new Map<string, ProvableInvoice>()
  const proofs = new Map<string, SentProof>()
  for (const { proofId, proofStatus, proofBillingId, proofSentAt, ...invoice } of rows) {
    open.set(invoice.id, invoice)
    if (proofId === null || proofStatus === null || proofSentAt === null) continue
    proofs.set(proofId, { status: proofStatus, billingId: proofBillingId, createdAt: proofSentAt })
  }
  const newestFirst = [...proofs].sort(([a], [b]) => (a < b ? 1 : -1))
  return { open: [...open.values()], receipts: newestFirst.map(([, proof]) => proof) }
}

export const insertBilling = (row: typeof billings.$inferInsert): Command<BillingRow[]> =>
  toCommand(build.insert(billings).values(row).returning())

type BillingChanges = Partial<
  Pick<
    BillingRow,
    'description' | 'valueCents' | 'status' | 'dueDate' | 'invoiceUrl' | 'providerReference'
  >
>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeBilling = (
  id: string,
  changes: BillingChanges,
  now: Date,
): Command<BillingRow[]> =>
  toCommand(
    build
      .update(billings)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${billings.version} + 1` })
      .where(eq(billings.id, id))
      .returning(),
  )
