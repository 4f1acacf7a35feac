import { type BillingState, toBillingState, toBillingStatusText } from '@tramite/core/finance'
import { StatusPill, type StatusTone } from '../../primitives/StatusPill/StatusPill.tsx'

const tones: Readonly<Record<Exclude<BillingState, 'other'>, StatusTone>> = {
  paid: 'delivered',
  overdue: 'overdue',
  open: 'open',
}

/** What a payment status means to the customer; a status without meaning to them is a dash. */
export function BillingStatusPill({ status }: { status: string }) {
  const state = toBillingState(status)
  const text = toBillingStatusText(status)
  return state === 'other' ? text : <StatusPill tone={tones[state]}>{text}</StatusPill>
}
