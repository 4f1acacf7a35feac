import type { CalendarConventions } from '../calendar/index.ts'
import type { components } from '../generated/schema.ts'

/** A charge from the firm to a customer; `value` in reais. */
export type Billing = components['schemas']['Billing']
/** As the payment provider names it. */
export type BillingStatus = components['schemas']['BillingStatus']
/** A billing as the firm's staff see it. */
export type FirmBilling = components['schemas']['FirmBilling']
/** A proof of payment that a customer has sent. */
export type Receipt = components['schemas']['Receipt']

/** What the due dates of a customer's billings depend on. */
export interface FinanceContext {
  readonly isSpecificDemand: boolean
  readonly conventions: CalendarConventions
}
