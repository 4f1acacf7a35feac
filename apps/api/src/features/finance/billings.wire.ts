import type { components } from '@tramite/core/contract'
import { toCents, toReais } from '@tramite/core/finance'
import { message } from '@tramite/core/messages'
import { linkFault, requireNoFaults, toTextOrNull } from '../../http/checked-fields.ts'
import type { billings } from '../../tables/billings.table.ts'
import { evaluateAmount } from './amount.rules.ts'

export type Billing = components['schemas']['Billing']
export type FirmBilling = components['schemas']['FirmBilling']
export type BillingRow = typeof billings.$inferSelect
type Changes = components['schemas']['BillingChanges']

/** A billing as customers get it. */
export function toBilling(row: Omit<BillingRow, 'customerId'>): Billing {
  const { id, invoiceUrl, description, valueCents, status, dueDate } = row
  return { id, invoiceUrl, description, value: toReais(valueCents), status, dueDate }
}

/** A billing as the firm gets it. */
export function toFirmBilling(row: BillingRow): FirmBilling {
  const { version: _, valueCents, ...shown } = row
  return { ...shown, value: toReais(valueCents) }
}

const amountFault = (value: number | undefined) =>
  value === undefined || evaluateAmount(value).allowed
    ? undefined
    : message('finance.amountInvalid')

/**
 * The columns that a draft or a change of a billing sets.
 * @throws Problem 400 for a fraction of a centavo, or an address that must not be opened
 */
export function toBillingColumns(given: Changes) {
  const { description, value, invoiceUrl, providerReference, dueDate, status } = given
  requireNoFaults({ value: amountFault(value), invoiceUrl: linkFault('invoiceUrl', invoiceUrl) })
  return {
    ...(description !== undefined && { description: description.trim() }),
    ...(value !== undefined && { valueCents: toCents(value) }),
    ...(dueDate !== undefined && { dueDate }),
    ...(status !== undefined && { status }),
    ...(invoiceUrl !== undefined && { invoiceUrl: toTextOrNull(invoiceUrl) }),
    ...(providerReference !== undefined && {
      providerReference: toTextOrNull(providerReference),
    }),
  }
}
