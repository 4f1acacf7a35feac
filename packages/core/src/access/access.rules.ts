import {
  type CalendarConventions,
  type CivilDate,
  civilDateFrom,
  evaluateGrace,
  startOfCivilDay,
} from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/**
 * A contract state that closes all or most of the portal, in order of precedence. An `ended` contract can
 * be read for fifteen more days and is then `churned`.
 */
export type ContractBlock = 'churned' | 'ended' | 'suspended' | 'overdue'

/** Any reason of the access decision. */
export type AccessReason = ContractBlock | 'specificDemand' | 'paymentOverdue'

/** The fields of a customer that the access decision reads; dates as on the wire. */
export interface AccessCustomer {
  readonly isChurn: boolean
  readonly accessAllowedUntil: string | null
  readonly hasSuspendedContract: boolean
  /** Since when it is suspended, where that is known. */
  readonly contractSuspendedAt?: string | null
  readonly hasPaymentOverdue: boolean
  readonly paymentOverdueSince: string | null
  readonly isSpecificDemand: boolean
}

/** The fields of a user that the access decision reads. */
export interface AccessUser {
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** The audience that a notice addresses. */
export type NoticeAudience = 'superAdmin' | 'admin' | 'user'

/** Where 'Pagar Agora' leads: the finance page, or the link of the oldest open invoice. */
export type PaymentTarget = 'financialPage' | 'invoiceLink'

/** The notice shown in place of the content. */
export interface AccessNotice {
  readonly kind: 'ended' | 'suspended' | 'overdue' | 'specificDemand' | 'toolNotContracted'
  readonly audience: NoticeAudience
  /** Null when the audience cannot pay, or when paying would not help. */
  readonly payment: PaymentTarget | null
}

/** Whether the deadlines of demands run. */
export type Deadlines =
  | { readonly state: 'running' }
  | { readonly state: 'suspended'; readonly reason: ContractBlock }

/** What a customer's contract allows a user to do, with the reasons for what it does not. */
export interface AccessDecision {
  /** False for churned customers, who see nothing in place of the content. */
  readonly visible: boolean
  /** Making any change at all: closed once the contract has ended. */
  readonly writing: Decision<ContractBlock>
  /** Resolve, reopen, validate, give feedback, chat, prioritise (canPerformDemandActions). */
  readonly demandActions: Decision<ContractBlock>
  /** Functionalities beyond the demands (canAccessFunctionalities). */
  readonly functionalities: Decision<ContractBlock | 'specificDemand'>
  /** Creating a demand; `paymentOverdue` is answered with a toast, the others with the notice. */
  readonly demandCreation: Decision<AccessReason>
  /** The notice in place of blocked functionalities; null when they are open or when nothing is shown. */
  readonly notice: AccessNotice | null
  /** A contract state that closes the actions also suspends the deadlines. Terms of use, 3.4. */
  readonly deadlines: Deadlines
  /** Every state that applies, in order of precedence. */
  readonly reasons: readonly AccessReason[]
}

/** The day on which a contract is evaluated, in the firm's time zone. */
export interface ContractMoment {
  readonly today: CivilDate
  readonly conventions: CalendarConventions
}

/** The input of the access decision. */
export interface AccessInput extends ContractMoment {
  /** Null for firm staff, whom no contract limits. */
  readonly customer: AccessCustomer | null
  readonly user: AccessUser
}

/** The audience of the notices that a user gets. */
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

/** The notice of a kind for a user. */
export function toAccessNotice(kind: AccessNotice['kind'], user: AccessUser): AccessNotice {
  return {
    kind,
    audience: toNoticeAudience(user),
    payment: kind === 'overdue' ? toPaymentTarget(user) : null,
  }
}

/**
 * Whether the customer has left: the flag is set and the last day with access is over (a missing
 * day counts as over).
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

/** The grace of a customer's late payment. */
export function graceOf(customer: AccessCustomer, { today, conventions }: ContractMoment) {
  const since = customer.paymentOverdueSince
  const overdueSince = since === null ? null : civilDateFrom(since, conventions.timeZone)
  return evaluateGrace(overdueSince, today, conventions)
}

/** Whether a payment is late: it is marked so, or there is a day since when, within the grace or after it. */
export function isPaymentLate({ customer, ...moment }: Omit<AccessInput, 'user'>): boolean {
  if (customer === null) return false
  return customer.hasPaymentOverdue || graceOf(customer, moment).state !== 'none'
}

function contractBlocks(customer: AccessCustomer, moment: ContractMoment): ContractBlock[] {
  const blocks: ContractBlock[] = []
  if (customer.isChurn) {
    const isOver = isChurned(customer, moment.today, moment.conventions.timeZone)
    blocks.push(isOver ? 'churned' : 'ended')
  }
  if (customer.hasSuspendedContract) blocks.push('suspended')
  if (graceOf(customer, moment).state === 'ended') blocks.push('overdue')
  return blocks
}

/**
 * Since when a contract suspends the deadlines: its suspension or the end of the grace period, whichever came
 * first. Null if it does not, or if the day is not known.
 */
export function deadlinesStoppedSince(
  customer: AccessCustomer,
  moment: ContractMoment,
): Date | null {
  const { hasSuspendedContract, contractSuspendedAt } = customer
  const suspended =
    hasSuspendedContract && contractSuspendedAt ? new Date(contractSuspendedAt) : null
  const grace = graceOf(customer, moment)
  if (grace.state !== 'ended') return suspended
  const overdue = startOfCivilDay(grace.closesOn, moment.conventions.timeZone)
  return suspended && suspended < overdue ? suspended : overdue
}

/** Whether the deadlines of a customer's demands run on a day. */
export function evaluateDeadlines(customer: AccessCustomer, moment: ContractMoment): Deadlines {
  const [reason] = contractBlocks(customer, moment)
  return reason === undefined ? { state: 'running' } : { state: 'suspended', reason }
}

/** Whether the contract stops the deadlines of demands, and whether that is because it has ended. */
export function toDeadlineStop(deadlines: Deadlines): {
  readonly areDeadlinesSuspended: boolean
  readonly hasContractEnded: boolean
} {
  const reason = deadlines.state === 'suspended' ? deadlines.reason : null
  return {
    areDeadlinesSuspended: reason !== null,
    hasContractEnded: reason === 'churned' || reason === 'ended',
  }
}

const decide = <R extends string>(reason: R | undefined): Decision<R> =>
  reason === undefined ? allowed : refused(reason)

const openAccess: AccessDecision = {
  visible: true,
  writing: allowed,
  demandActions: allowed,
  functionalities: allowed,
  demandCreation: allowed,
  notice: null,
  deadlines: { state: 'running' },
  reasons: [],
}

/**
 * What the contract of a customer allows a user to do. Precedence: churned, ended, suspended, overdue beyond
 * the grace period, specific-demand. An overdue payment blocks creating demands at once, before the grace
 * period ends and before the notices appear.
 */
export function evaluateAccess(input: AccessInput): AccessDecision {
  const { customer, user } = input
  if (customer === null) return openAccess

  const blocks = contractBlocks(customer, input)
  const limits = customer.isSpecificDemand ? [...blocks, 'specificDemand' as const] : blocks
  const churned = blocks[0] === 'churned'
  const limit = limits[0]
  const paymentFirst = customer.hasPaymentOverdue && !customer.isChurn

  return {
    visible: !churned,
    writing: decide(blocks.find((block) => block === 'churned' || block === 'ended')),
    demandActions: decide(blocks[0]),
    functionalities: decide(limit),
    demandCreation: paymentFirst ? refused('paymentOverdue') : decide(limit),
    notice: limit === undefined || limit === 'churned' ? null : toAccessNotice(limit, user),
    deadlines: evaluateDeadlines(customer, input),
    reasons: customer.hasPaymentOverdue ? [...limits, 'paymentOverdue'] : limits,
  }
}
