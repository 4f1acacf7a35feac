import type { components } from '@tramite/core/contract'

export type BillingStatus = components['schemas']['BillingStatus']

/** An invoice as known to the payment provider. */
export interface ReportedBilling {
  readonly id: string
  /** The provider's reference; null if only the firm knows the invoice. */
  readonly reference: string | null
  readonly description: string
  /** In centavos. */
  readonly valueCents: number
  /** `YYYY-MM-DD` */
  readonly dueDate: string
}

/** A customer in arrears claims that it has paid, and has sent a proof. */
export interface OverdueReport {
  /** Of the receipt; also identifies the report, however often it is made. */
  readonly receiptId: string
  readonly customerId: string
  /** CPF or CNPJ, without its mask. */
  readonly cpfOrCnpj: string | null
  readonly receivedAt: string
  /** The oldest open invoice; null when there was none. */
  readonly billing: ReportedBilling | null
}

/** The service through which customers pay. */
export interface PaymentProvider {
  /**
   * Reports an overdue payment to the provider.
   * @throws when it is not known whether it was accepted; then it should be reported again
   */
  reportOverdue(report: OverdueReport): Promise<void>
  /**
   * The provider's current status of a payment; null if it does not know the payment, or its answer is
   * not understood.
   * @throws when the provider cannot be reached
   */
  findStatus(reference: string): Promise<BillingStatus | null>
}
