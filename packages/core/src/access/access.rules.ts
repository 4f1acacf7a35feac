import {
  type CalendarConventions,
  type CivilDate,
  civilDateFrom,
  evaluateGrace,
} from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** A state of the contract that takes all or most of the portal away, in order of precedence. */
export type ContractBlock = 'churned' | 'suspended' | 'overdue'

/** Any reason of the access decision. */
export type AccessReason = ContractBlock | 'specificDemand' | 'paymentOverdue'

/** What the access decision reads of a customer; dates as on the wire. */
export interface AccessCustomer {
  readonly isChurn: boolean
  readonly accessAllowedUntil: string | null
  readonly hasSuspendedContract: boolean
  readonly hasPaymentOverdue: boolean
  readonly paymentOverdueSince: string | null
  readonly isSpecificDemand: boolean
}

/** What the access decision reads of a user. */
export interface AccessUser {
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** Whom a notice speaks to. */
export type NoticeAudience = 'superAdmin' | 'admin' | 'user'

/** Where 'Pagar Agora' leads: the finance page, or the link of the oldest open invoice. */
export type PaymentTarget = 'financialPage' | 'invoiceLink'

/** The notice that stands in place of the content. Specification §2. */
export interface AccessNotice {
  readonly kind: 'suspended' | 'overdue' | 'specificDemand' | 'toolNotContracted'
  readonly audience: NoticeAudience
  /** Null when the audience cannot pay, or when paying would not help. */
  readonly payment: PaymentTarget | null
}

/** What a customer's contract lets a user do, and why not. Specification §6. */
export interface AccessDecision {
  /** False for churned customers, who see nothing in place of the content. */
  readonly visible: boolean
  /** Resolve, reopen, validate, give feedback, chat, prioritise (canPerformDemandActions). */
  readonly demandActions: Decision<ContractBlock>
  /** Functionalities beyond the demands (canAccessFunctionalities). */
  readonly functionalities: Decision<ContractBlock | 'specificDemand'>
  /** Raising a demand; `paymentOverdue` answers with a toast, the others with the notice. */
  readonly demandCreation: Decision<AccessReason>
  /** The notice in place of blocked functionalities; null when they are open or nothing shows. */
  readonly notice: AccessNotice | null
  /** Every state that holds, in order of precedence. */
  readonly reasons: readonly AccessReason[]
}

/** What the decision is made from; `today` in the firm's time zone. */
export interface AccessInput {
  /** Null for firm staff, whom no contract limits. */
  readonly customer: AccessCustomer | null
  readonly user: AccessUser
  readonly today: CivilDate
  readonly conventions: CalendarConventions
}

/** Whom notices speak to. Specification §6. */
export function toNoticeAudience(user: AccessUser): NoticeAudience {
  if (user.customerSuperAdmin) return 'superAdmin'
  return user.customerAdmin ? 'admin' : 'user'
}

/** Where a user pays: super admins in the portal, admins by the invoice's link, others not. */
export function toPaymentTarget(user: AccessUser): PaymentTarget | null {
  const audience = toNoticeAudience(user)
  if (audience === 'user') return null
  return audience === 'superAdmin' ? 'financialPage' : 'invoiceLink'
}

/** The notice of a kind for a user. Specification §2. */
export function toAccessNotice(kind: AccessNotice['kind'], user: AccessUser): AccessNotice {
  return {
    kind,
    audience: toNoticeAudience(user),
    payment: kind === 'overdue' ? toPaymentTarget(user) : null,
  }
}

/**
 * Whether the customer has left: the flag is set and the last day with access is over (a missing
 * day counts as over). Specification §6.
 */
export function isChurned(
  customer: Pick<AccessCustomer, 'isChurn' | 'accessAllowedUntil'>,
  today: CivilDate,
  timeZone: string,
): boolean {
  if (!customer.isChurn) return false
  const { accessAllowedUntil } = customer
  return accessAllowedUntil === null || today > civilDateFrom(accessAllowedUntil, timeZone)
}

function contractBlocks(customer: AccessCustomer, input: AccessInput): ContractBlock[] {
  const { today, conventions } = input
  const { timeZone } = conventions
  const since = customer.paymentOverdueSince
  const overdueSince = since === null ? null : civilDateFrom(since, timeZone)
  const blocks: ContractBlock[] = []
  if (isChurned(customer, today, timeZone)) blocks.push('churned')
  if (customer.hasSuspendedContract) blocks.push('suspended')
  if (evaluateGrace(overdueSince, today, conventions).state === 'ended') blocks.push('overdue')
  return blocks
}

const decide = <R extends string>(reason: R | undefined): Decision<R> =>
  reason === undefined ? allowed : refused(reason)

const openAccess: AccessDecision = {
  visible: true,
  demandActions: allowed,
  functionalities: allowed,
  demandCreation: allowed,
  notice: null,
  reasons: [],
}

/**
 * What the contract of a customer lets a user do. Precedence: churned, suspended, overdue beyond
 * the grace, specific-demand. An overdue payment blocks creating demands at once, before the
 * grace ends and before the notices. Specification §2, §6.
 */
export function evaluateAccess(input: AccessInput): AccessDecision {
  const { customer, user } = input
  if (customer === null) return openAccess

  const blocks = contractBlocks(customer, input)
  const limits = customer.isSpecificDemand ? [...blocks, 'specificDemand' as const] : blocks
  const churned = blocks[0] === 'churned'
  const limit = limits[0]
  const paymentFirst = customer.hasPaymentOverdue && !churned

  return {
    visible: !churned,
    demandActions: decide(blocks[0]),
    functionalities: decide(limit),
    demandCreation: paymentFirst ? refused('paymentOverdue') : decide(limit),
    notice: limit === undefined || limit === 'churned' ? null : toAccessNotice(limit, user),
    reasons: customer.hasPaymentOverdue ? [...limits, 'paymentOverdue'] : limits,
  }
}
