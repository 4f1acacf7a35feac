import type { components } from '@tramite/core/contract'

export type BillingStatus = components['schemas']['BillingStatus']

/** An invoice as the payment provider knows it. */
export interface ReportedBilling {
  readonly id: string
  /** The provider's own name of it; null for one that only the firm keeps. */
  readonly reference: string | null
  readonly description: string
  /** In centavos. */
  readonly valueCents: number
  /** `YYYY-MM-DD` */
  readonly dueDate: string
}

/** A customer in arrears says that it has paid, and has sent a proof. */
export interface OverdueReport {
  /** Of the receipt; names the report as well, however often it is made. */
  readonly receiptId: string
  readonly customerId: string
  /** CPF or CNPJ, without its mask. */
  readonly cpfOrCnpj: string | null
  readonly receivedAt: string
  /** The oldest invoice that was open; null when none was. */
  readonly billing: ReportedBilling | null
}

/** The service through which customers pay. */
export interface PaymentProvider {
  /**
   * Tells the provider of a payment that it counts as overdue.
   * @throws when it is not known whether it took it; telling it again is right
   */
  reportOverdue(report: OverdueReport): Promise<void>
  /**
   * What the provider says of a payment now; null for one that it does not know, or when it says
   * nothing that the portal understands.
   * @throws when it cannot be asked
   */
  findStatus(reference: string): Promise<BillingStatus | null>
}
