import { toCpfOrCnpj } from '@tramite/core/finance'
import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
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

const markReported = (receiptId: string, now: Date) =>
  toCommand(
    build.update(receipts).set({ reportedAt: now.toISOString() }).where(eq(receipts.id, receiptId)),
  )

/** Brings a billing to what the provider says of it, where that is a step forward. */
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
 * Tells the payment provider of a proof of payment, once, and asks it what it knows of the invoice.
 * The customer has been released before: nothing of this is waited for.
 */
export const reportReceipt: RequestedJob<'receiptReport'> = async (ports, { receiptId }) => {
  const { database, payments, clock } = ports
  const [found] = await database.system((transaction) => transaction.run(selectReport(receiptId)))
  if (!found) return
  const report = toReport(found)
  if (found.receipt.reportedAt === null) {
    await payments.reportOverdue(report)
    await database.system((transaction) => transaction.run(markReported(receiptId, clock.now())))
  }
  const { billing } = report
  if (!billing?.reference) return
  const { id, reference } = billing
  await verifyBilling(ports, { id, reference, customerId: report.customerId })
}
