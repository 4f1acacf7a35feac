import { toCpfOrCnpj } from '@tramite/core/customers'
import { eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { lostWork } from '../../outbox/lost-work.ts'
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

/** Proofs that the payment provider does not know, or was not asked about. */
export const lostReports = lostWork(
  'receiptReport',
  'receiptId',
  {
    id: receipts.id,
    isWaiting: sql`${receipts.verifiedAt} is null and ${receipts.reportRefusedAt} is null`,
  },
  (receiptId) => ({ kind: 'receiptReport', receiptId }),
)

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

type Outcome = 'reportedAt' | 'verifiedAt' | 'reportRefusedAt'

const mark = (receiptId: string, outcome: Outcome, now: Date) =>
  toCommand(
    build
      .update(receipts)
      .set({ [outcome]: now.toISOString() })
      .where(eq(receipts.id, receiptId)),
  )

/**
 * Sends a request to the provider, and stores the outcome.
 * @throws {HopelessError} if the provider refuses it permanently, so that it is not repeated
 */
async function carryOut(
  { database, clock }: JobPorts,
  receiptId: string,
  outcome: Outcome,
  request: () => Promise<void>,
): Promise<void> {
  const note = (noted: Outcome) =>
    database.system((transaction) => transaction.run(mark(receiptId, noted, clock.now())))
  try {
    await request()
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    await note('reportRefusedAt')
    throw new HopelessError('The payment provider refused it for good', { cause: error })
  }
  await note(outcome)
}

/** Updates the billing to the provider's status, if it knows the billing and that is a step forward. */
async function verifyBilling(
  { database, payments, clock }: JobPorts,
  { billing, customerId }: OverdueReport,
): Promise<void> {
  if (!billing?.reference) return
  const { id, reference } = billing
  const reported = await payments.findStatus(reference)
  if (reported === null) return
  await database.system(async (transaction) => {
    const [row] = await transaction.run(lockStatus(id))
    const update = row && evaluatePaymentUpdate(row.status, reported)
    if (update?.allowed) {
      const now = clock.now()
      transaction.defer(changeBilling(id, { status: update.status }, now))
      transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    }
  })
}

/**
 * Reports a proof of payment to the payment provider, once, and asks it for the invoice's status. The
 * customer has been released before this job and does not wait for it.
 */
export const reportReceipt: RequestedJob<'receiptReport'> = async (ports, { receiptId }) => {
  const { database, payments } = ports
  const [found] = await database.system((transaction) => transaction.run(selectReport(receiptId)))
  if (!found) return
  const report = toReport(found)
  if (found.receipt.reportedAt === null) {
    await carryOut(ports, receiptId, 'reportedAt', () => payments.reportOverdue(report))
  }
  await carryOut(ports, receiptId, 'verifiedAt', () => verifyBilling(ports, report))
}
