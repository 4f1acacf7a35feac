import { formatDate, type Grace } from '../calendar/index.ts'
import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { accessMessages } from '../messages/access.ts'
import { fillMessage } from '../messages/message-text.ts'
import { EXPORT_PATH, FINANCIAL_PATH, isPage } from '../portal-paths.ts'
import {
  type AccessCustomer,
  type AccessUser,
  type ContractMoment,
  graceOf,
  isChurned,
  isPaymentLate,
  toPaymentTarget,
} from './access.rules.ts'
import { type NoticeContact, type NoticeLink, toPaymentLink } from './payment-link.ts'

/** The single quiet line that every page shows for a contract that restricts something. */
export interface ContractLine {
  readonly kind: 'ended' | 'suspended' | 'overdue'
  /** The state, and since when. */
  readonly title: string
  /** The consequences, until when they last, and who can help. */
  readonly text: string
  /** How to pay, and whom to write to. */
  readonly links: readonly NoticeLink[]
}

const withDay = (title: string, at: string | null | undefined, timeZone: string) =>
  at
    ? fillMessage(accessMessages['access.line.since'], { title, since: formatDate(at, timeZone) })
    : title

/** The text after the last day. Nothing else is shown then: this line alone explains why, and whom to ask. */
function toOverText(accessAllowedUntil: string | null, timeZone: string): string {
  if (accessAllowedUntil === null) return accessMessages['access.line.over']
  const on = formatDate(accessAllowedUntil, timeZone)
  return fillMessage(accessMessages['access.line.over.on'], { on })
}

/**
 * What waits for an overdue payment, or for the firm to confirm one that is proved: new demands by its mark,
 * the other actions by the end of the grace.
 */
function toOverdueTexts(grace: Grace, hasPaymentOverdue: boolean, isProved: boolean): string[] {
  const until = accessMessages[`access.line.overdue.${isProved ? 'confirmed' : 'paid'}`]
  if (grace.state === 'ended') {
    return [fillMessage(accessMessages['access.line.overdue.closed'], { until })]
  }
  const creation = fillMessage(accessMessages['access.line.overdue.creation'], { until })
  const waiting = hasPaymentOverdue ? [creation] : []
  if (grace.state === 'none') return waiting
  const closing = accessMessages[`access.line.overdue.grace${isProved ? '.proof' : ''}`]
  return [...waiting, fillMessage(closing, { closesOn: formatDate(grace.closesOn) })]
}

/**
 * The line for a contract's state, by the precedence of the access decision; null when nothing is
 * restricted.
 * @param path of the page that is open: the line does not lead to it
 */
export function toContractLine(
  customer: AccessCustomer | null,
  user: AccessUser,
  moment: ContractMoment,
  contact: NoticeContact,
  path: string,
): ContractLine | null {
  if (customer === null) return null
  const { today } = moment
  const { timeZone } = moment.conventions
  const links: NoticeLink[] = [
    { kind: 'messaging', href: contact.messagingUrl, isExternal: true },
    { kind: 'email', href: `mailto:${contact.contactEmail}`, isExternal: false },
  ]
  if (customer.isChurn) {
    const { accessAllowedUntil } = customer
    const title = accessMessages['access.line.ended']
    if (accessAllowedUntil === null || isChurned(customer, today, timeZone)) {
      return { kind: 'ended', title, text: toOverText(accessAllowedUntil, timeZone), links }
    }
    const until = formatDate(accessAllowedUntil, timeZone)
    const text = fillMessage(accessMessages['access.line.ended.until'], { until })
    const exporting: NoticeLink[] = [{ kind: 'export', href: EXPORT_PATH, isExternal: false }]
    return {
      kind: 'ended',
      title,
      text,
      links: [...(isCustomerAdmin(user) ? exporting : []), ...links],
    }
  }
  if (customer.hasSuspendedContract) {
    const { contractSuspendedAt } = customer
    const title = withDay(accessMessages['access.line.suspended'], contractSuspendedAt, timeZone)
    return { kind: 'suspended', title, text: accessMessages['access.line.suspended.text'], links }
  }
  if (!isPaymentLate({ customer, ...moment })) return null
  const payment = toPaymentTarget(user)
  const isOnPage = payment === 'financialPage' && isPage(path, FINANCIAL_PATH)
  const { proofSentOn } = contact
  const proof = proofSentOn
    ? [fillMessage(accessMessages['access.line.overdue.proof'], { on: formatDate(proofSentOn) })]
    : []
  const ask = payment === null ? [accessMessages['access.line.askAdmin']] : []
  return {
    kind: 'overdue',
    title: withDay(accessMessages['access.line.overdue'], customer.paymentOverdueSince, timeZone),
    text: [
      ...proof,
      ...toOverdueTexts(graceOf(customer, moment), customer.hasPaymentOverdue, proof.length > 0),
      ...ask,
    ].join(' '),
    links: [...(isOnPage ? [] : toPaymentLink({ payment }, contact)), ...links],
  }
}
