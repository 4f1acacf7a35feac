import { financeMessages as texts } from '../messages/finance.ts'
import { fillMessage } from '../messages/message-text.ts'
import type { Billing } from './finance.types.ts'

/** The meaning of a payment status to the customer. */
export type BillingState = 'paid' | 'overdue' | 'open' | 'other'

const states: Readonly<Record<string, BillingState>> = {
  CONFIRMED: 'paid',
  RECEIVED: 'paid',
  RECEIVED_IN_CASH: 'paid',
  OVERDUE: 'overdue',
  PENDING: 'open',
}

const stateTexts: Readonly<Record<BillingState, string>> = {
  paid: texts['finance.status.paid'],
  overdue: texts['finance.status.overdue'],
  open: texts['finance.status.open'],
  other: texts['finance.status.other'],
}

/** The meaning of a payment provider's status; `other` for an unknown one. */
export function toBillingState(status: string): BillingState {
  return Object.hasOwn(states, status) ? (states[status] ?? 'other') : 'other'
}

/** 'Pago', 'Atrasado', 'Em aberto' or '-'. */
export function toBillingStatusText(status: string): string {
  return stateTexts[toBillingState(status)]
}

/** Whether a billing still has to be paid. */
export function isUnpaid({ status }: Pick<Billing, 'status'>): boolean {
  const state = toBillingState(status)
  return state === 'open' || state === 'overdue'
}

/** An instalment of the contract with its number, or a fine. */
export type BillingKind =
  | { readonly kind: 'installment'; readonly number: number; readonly of: number }
  | { readonly kind: 'fine' }

const installment = /\bparcela\s{1,4}(\d{1,3})\s{1,4}de\s{1,4}(\d{1,3})\b/i

/** What a billing is for: a description with 'Parcela N de M' is an instalment, any other a fine. */
export function toBillingKind({ description }: Pick<Billing, 'description'>): BillingKind {
  const found = installment.exec(description)
  if (!found) return { kind: 'fine' }
  return { kind: 'installment', number: Number(found[1]), of: Number(found[2]) }
}

const apart = '\\s,;:|/•·–—\\-'
const opening = '([“‘«'
const closing = ')\\]”’»'

const inBrackets = `[${opening}"'][.${apart}]{0,4}${installment.source}[.${apart}]{0,4}[${closing}"']`

const installmentApart = new RegExp(
  `[${apart}]{0,4}(?:${inBrackets}|${installment.source})[.${apart}]{0,4}`,
  'i',
)

/** What is left of the marks around the number that was cut out, at either end. */
const remnants = new RegExp(`^[.${apart}${closing}]{1,8}|[${apart}${opening}]{1,8}$`, 'g')
const innerSpaces = new RegExp(`(?<=[${opening}]) | (?=[${closing}])`, 'g')

/**
 * The description without the number of the instalment, which is part of the label; '' if nothing is left.
 */
export function toBillingDetail({ description }: Pick<Billing, 'description'>): string {
  const rest = description.replace(installmentApart, ' ')
  if (rest === description) return rest.trim()
  return rest.replace(innerSpaces, '').replace(remnants, '').trim()
}

/** 'Parcela N de M' or 'Multa'. */
export function toBillingLabel(billing: Pick<Billing, 'description'>): string {
  const kind = toBillingKind(billing)
  if (kind.kind === 'fine') return texts['finance.fine']
  return fillMessage(texts['finance.installment'], { number: kind.number, of: kind.of })
}
