import { toCpfOrCnpj } from '@tramite/core/customers'
import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { isRefusedForGood } from '../../ports/http-peer/peer-error.ts'
import { HopelessError } from '../../ports/jobs.ts'
import type { OverdueReport } from '../../ports/payments/payments.port.ts'
import { billings } from '../../tables/billings.table.ts'
import { customers } from '../../tables/customers.table.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { changeBilling } from './billings.store.ts'
import { evaluatePaymentUpdate } from './payment-update.rules.ts'

const selectReport = (receiptId: string) =>
  toCommand(
    build
      .select({
        receipt: receipts,
        customer: { personType: customers.personType, cpf: customers.cpf, cnpj: customers.cnpj },
        billing: {
          id: billings.id,
          reference: billings.providerReference,
          description: billings.description,
          valueCents: billings.valueCents,
          dueDate: billings.dueDate,
        },
      })
      .from(receipts)
      .innerJoin(customers, eq(customers.id, receipts.customerId))
      .leftJoin(billings, eq(billings.id, receipts.billingId))
      .where(eq(receipts.id, receiptId)),
  )

type Found = ReturnType<ReturnType<typeof selectReport>['read']>[number]

function toReport({ receipt, customer, billing }: Found): OverdueReport {
  return {
    receiptId: receipt.id,
    customerId: receipt.customerId,
    cpfOrCnpj: toCpfOrCnpj(customer),
    receivedAt: receipt.createdAt,
    // The columns of a left join that found nothing are all null.
    billing: billing?.id ? billing : null,
  }
}

const lockStatus = (id: string) =>
  toCommand(
    build
      .select({ status: billings.status })
      .from(billings)
      .where(eq(billings.id, id))
      .for('update'),
  )

const mark = (receiptId: string, column: 'reportedAt' | 'reportRefusedAt', now: Date) =>
  toCommand(
    build
      .update(receipts)
      .set({ [column]: now.toISOString() })
      .where(eq(receipts.id, receiptId)),
  )

/** @throws {HopelessError} when the provider refuses the report for good, which is noted: nobody asks anew */
async function tellProvider(
  { database, payments, clock }: JobPorts,
  report: OverdueReport,
): Promise<void> {
  const note = (column: Parameters<typeof mark>[1]) =>
    database.system((transaction) => transaction.run(mark(report.receiptId, column, clock.now())))
  try {
    await payments.reportOverdue(report)
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    await note('reportRefusedAt')
    throw new HopelessError('The payment provider refused a proof of payment', { cause: error })
  }
  await note('reportedAt')
}

/** Updates a billing to the provider's status, if that is a step forward. */
async function verifyBilling(
  { database, payments, clock }: JobPorts,
  { id, reference, customerId }: { id: string; reference: string; customerId: string },
): Promise<void> {
  const told = await payments.findStatus(reference)
  if (told === null) return
  await database.system(async (transaction) => {
    const [billing] = await transaction.run(lockStatus(id))
    const update = billing && evaluatePaymentUpdate(billing.status, told)
    if (update?.allowed) {
      const now = clock.now()
      transaction.defer(changeBilling(id, { status: update.status }, now))
      transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    }
  })
}

/**
 * Reports a proof of payment to the payment provider, once, and asks it for the invoice's status. The
 * customer has been released before, and waits for none of this.
 */
export const reportReceipt: RequestedJob<'receiptReport'> = async (ports, { receiptId }) => {
  const { database } = ports
  const [found] = await database.system((transaction) => transaction.run(selectReport(receiptId)))
  if (!found) return
  const report = toReport(found)
  if (found.receipt.reportedAt === null) await tellProvider(ports, report)
  const { billing } = report
  if (!billing?.reference) return
  const { id, reference } = billing
  await verifyBilling(ports, { id, reference, customerId: report.customerId })
}
