import { addDays, addMonths, civilDateOf, startOfCivilDay } from '@tramite/core/calendar'
import type { billings } from '../tables/billings.table.ts'
import type { receipts } from '../tables/receipts.table.ts'
import { type BillingSeed, billingSeeds } from './billings.data.ts'
import { type CustomerKey, customerSeeds } from './customers.data.ts'
import type { LoadContext } from './demand-rows.ts'
import { type StoredFile, toStoredFile } from './file-rows.ts'
import type { PersonKey } from './people.data.ts'

/** Days before its due date that an invoice is issued. */
const ISSUED_DAYS = 20
const PAYMENTS = 'https://pagamentos.vasconceloseprado.example/fatura'

type BillingRow = typeof billings.$inferInsert & { readonly createdAt: string }

function dayOf(
  customer: CustomerKey,
  { month, day }: BillingSeed,
  { timeline, conventions }: Pick<LoadContext, 'timeline' | 'conventions'>,
): string {
  if (day === 'overdue') {
    return addMonths(timeline.day(customerSeeds[customer].paymentOverdueSince ?? 0), month)
  }
  const today = civilDateOf(timeline.now, conventions.timeZone)
  return addDays(addMonths(`${today.slice(0, 8)}01`, month), day - 1)
}

function toBillingRow(customer: CustomerKey, seed: BillingSeed, context: LoadContext): BillingRow {
  const { timeline, registry } = context
  const { timeZone } = context.conventions
  const dueDate = dayOf(customer, seed, context)
  const issued = startOfCivilDay(addDays(dueDate, -ISSUED_DAYS), timeZone)
  const createdAt = new Date(Math.min(issued.getTime(), timeline.now.getTime())).toISOString()
  const id = timeline.id(`billing ${customer} ${seed.description} ${seed.month}`, createdAt)
  const reference = id.slice(-12)
  return {
    id,
    customerId: registry.customerId(customer),
    description: seed.description,
    valueCents: seed.cents,
    status: seed.status,
    dueDate,
    invoiceUrl: `${PAYMENTS}/${reference}`,
    providerReference: `pay_${reference}`,
    createdAt,
    updatedAt: createdAt,
  }
}

/**
 * When the present contract was sold: the first of its instalments is issued at the same time. Null for a
 * customer without any.
 */
export function soldOn(
  customer: CustomerKey,
  context: Pick<LoadContext, 'timeline' | 'conventions'>,
): string | null {
  const [first] = billingSeeds[customer] ?? []
  if (!first) return null
  return addDays(dayOf(customer, first, context), -ISSUED_DAYS)
}

/** The rows of what the firm has charged. */
export function toBillingRows(context: LoadContext): BillingRow[] {
  return Object.entries(billingSeeds).flatMap(([customer, seeds]) =>
    seeds.map((seed) => toBillingRow(customer as CustomerKey, seed, context)),
  )
}

interface ReceiptSeed {
  readonly customer: CustomerKey
  readonly by: PersonKey
  readonly name: string
  /** Business days from the loading. */
  readonly day: number
  readonly status: 'received' | 'accepted'
}

const receiptSeeds: readonly ReceiptSeed[] = [
  {
    customer: 'aurora',
    by: 'rafael',
    name: 'Rafael Nogueira',
    day: -80,
    status: 'accepted',
  },
  { customer: 'brisa', by: 'patricia', name: 'Patrícia Azevedo', day: -3, status: 'received' },
]

/** Proofs of payment that customers have sent earlier, with their files. */
export function toReceipts({ timeline, registry }: LoadContext) {
  return receiptSeeds.map(({ customer, by, name, day, status }) => {
    const at = timeline.morningOf(day)
    const customerId = registry.customerId(customer)
    const userId = registry.personId(by)
    const file = toStoredFile(
      {
        name: 'comprovante-de-pagamento.pdf',
        title: 'Comprovante de pagamento',
        lines: ['Transferência concluída.', `Autenticação ${timeline.id(customer, at).slice(-12)}`],
      },
      { demandId: null, customerId, userId, at, type: 'ATTACHMENT', internal: false },
      timeline,
    )
    const row: typeof receipts.$inferInsert = {
      id: timeline.id(`receipt ${customer}`, at),
      customerId,
      userId,
      userName: name,
      fileKey: file.row.key,
      fileName: file.row.fileName,
      contentType: file.contentType,
      size: file.bytes.length,
      status,
      reportedAt: at,
      verifiedAt: at,
      createdAt: at,
      updatedAt: at,
    }
    return { row, file }
  })
}

/** The signed contract of Aurora, which its super admin can download. */
export function toContractFile({ timeline, registry }: LoadContext): StoredFile {
  return toStoredFile(
    {
      name: 'contrato-de-assessoria.pdf',
      title: 'Contrato de prestação de serviços de assessoria jurídica',
      lines: [
        'Contratante: Aurora Indústria de Cosméticos S.A.',
        'Contratada: Vasconcelos & Prado Sociedade de Advogados.',
        'Cláusula 1. A contratada presta assessoria jurídica continuada à contratante.',
        'Cláusula 2. O contrato vigora por doze meses, em parcelas mensais, e se renova por igual período se nenhuma das partes o encerrar.',
      ],
    },
    {
      demandId: null,
      customerId: registry.customerId('aurora'),
      userId: registry.personId('helena'),
      at: timeline.morningOf(-379),
      type: 'DOCUMENT',
      internal: false,
    },
    timeline,
  )
}
