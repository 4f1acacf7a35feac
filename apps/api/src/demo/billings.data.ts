import type { billingStatuses } from '../tables/billings.table.ts'
import type { CustomerKey } from './customers.data.ts'

type Status = (typeof billingStatuses)[number]

/** A billing; its day is relative to the month of loading, or to the day since when a payment is overdue. */
export interface BillingSeed {
  /** Months from that of loading, or from the overdue day; negative before it. */
  readonly month: number
  /** Day of that month; `overdue`: that since when the customer's payment is overdue. */
  readonly day: number | 'overdue'
  readonly description: string
  /** In centavos. */
  readonly cents: number
  readonly status: Status
}

/** One instalment after another, as far as the statuses go. */
function instalments(
  description: string,
  { first, day, cents }: Pick<BillingSeed, 'day' | 'cents'> & { readonly first: number },
  statuses: readonly Status[],
): BillingSeed[] {
  return statuses.map((status, i) => ({
    month: first + i,
    day,
    description: `${description}. Parcela ${i + 1} de 12`,
    cents,
    status,
  }))
}

const advice = 'Assessoria jurídica mensal'

/** What the firm has charged. */
export const billingSeeds: Readonly<Partial<Record<CustomerKey, readonly BillingSeed[]>>> = {
  aurora: [
    ...instalments(advice, { first: -8, day: 10, cents: 1_845_090 }, [
      'RECEIVED',
      'RECEIVED',
      'RECEIVED_IN_CASH',
      'RECEIVED',
      'RECEIVED',
      'CONFIRMED',
      'RECEIVED',
      'CONFIRMED',
      'CONFIRMED',
      'PENDING',
      'PENDING',
      'PENDING',
    ]),
    {
      month: -4,
      day: 25,
      description: 'Multa por atraso, cobrada em duplicidade',
      cents: 36_901,
      status: 'REFUNDED',
    },
    {
      month: -1,
      day: 28,
      description: 'Multa por cancelamento de audiência fora do prazo',
      cents: 92_250,
      status: 'OVERDUE',
    },
  ],
  brisa: instalments(advice, { first: -2, day: 15, cents: 389_000 }, [
    'RECEIVED',
    'RECEIVED',
    'CONFIRMED',
    'PENDING',
  ]),
  pessoa: instalments('Acompanhamento patrimonial', { first: -1, day: 5, cents: 64_975 }, [
    'RECEIVED_IN_CASH',
    'RECEIVED',
    'PENDING',
  ]),
  carencia: instalments(advice, { first: 0, day: 'overdue', cents: 145_000 }, [
    'OVERDUE',
    'PENDING',
  ]),
  atraso: instalments(advice, { first: -1, day: 'overdue', cents: 172_500 }, [
    'RECEIVED',
    'OVERDUE',
    'PENDING',
  ]),
  avulso: [
    {
      month: -1,
      day: 18,
      description: 'Registro de contrato social. Parcela 1 de 1',
      cents: 98_000,
      status: 'PENDING',
    },
  ],
  inadimplente: instalments(advice, { first: -2, day: 8, cents: 276_040 }, [
    'RECEIVED',
    'OVERDUE',
    'PENDING',
  ]),
}
