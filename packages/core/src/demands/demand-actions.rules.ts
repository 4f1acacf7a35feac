import { type CivilDate, countDays } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { demandStatusMessages } from '../messages/demand-status.ts'
import { stripInvisible } from '../strip-invisible.ts'
import type { DemandStatus } from './demands.types.ts'

interface StatusOnly {
  readonly statusKey: DemandStatus
}

/** The fields that the validation rule reads. */
export interface Validatable extends StatusOnly {
  readonly validationDate: string | null
}

/** A demand can be validated once, after it was delivered. */
export function evaluateValidation(
  demand: Validatable,
): Decision<'notFinished' | 'alreadyValidated'> {
  if (demand.statusKey !== 'FINISHED') return refused('notFinished')
  return demand.validationDate === null ? allowed : refused('alreadyValidated')
}

/** The demands of a selection that 'Validar demandas' applies to. */
export function toValidationCandidates<D extends Validatable>(demands: readonly D[]): D[] {
  return demands.filter((demand) => evaluateValidation(demand).allowed)
}

/** The fields that the feedback rule reads. */
export interface Ratable extends StatusOnly {
  readonly feedback: { readonly skipped: boolean } | null
}

/** A delivered demand can be rated once; a skipped feedback can be given later. */
export function evaluateFeedback(demand: Ratable): Decision<'notFinished' | 'feedbackSent'> {
  if (demand.statusKey !== 'FINISHED') return refused('notFinished')
  return demand.feedback === null || demand.feedback.skipped ? allowed : refused('feedbackSent')
}

/** Whether the feedback dialog may open automatically: never again once it was skipped. */
export function canPromptFeedback(demand: Ratable): boolean {
  return demand.statusKey === 'FINISHED' && demand.feedback === null
}

/** Why the chat is closed; the status decides what the user can do instead. */
export type ChatRefusal = 'chatClosedPending' | 'chatClosedFinished' | 'chatClosedBlocked'

/** Plain messages: customers on OPEN and IN_PROGRESS, staff always. */
export function evaluateChat(
  demand: StatusOnly,
  viewer: { readonly kind: 'customer' | 'staff' },
): Decision<ChatRefusal> {
  if (viewer.kind === 'staff') return allowed
  switch (demand.statusKey) {
    case 'OPEN':
    case 'IN_PROGRESS':
      return allowed
    case 'PENDING':
      return refused('chatClosedPending')
    case 'FINISHED':
      return refused('chatClosedFinished')
    case 'BLOCKED':
      return refused('chatClosedBlocked')
  }
}

/**
 * Whether a chat message can be sent; allowed with the content to store: the text, or 'Documento anexado.'
 * when there are only attachments. Invisible characters alone do not count as text.
 */
export function evaluateMessage(message: {
  readonly content?: string | null
  readonly attachments?: readonly unknown[]
}): Decision<'empty', { readonly content: string }> {
  const content = stripInvisible(message.content ?? '').trim()
  if (content !== '') return { allowed: true, content }
  if (!message.attachments?.length) return refused('empty')
  return { allowed: true, content: demandStatusMessages['demands.documentAttached'] }
}

/** Calendar days from today within which a forecast is too near to prioritise. */
export const PRIORITY_MINIMUM_DAYS = 2

/** The fields that the offer of priority reads. */
export interface Prioritizable extends StatusOnly {
  readonly priority: boolean
  readonly deleveryForecast: CivilDate | null
}

/** Why a demand cannot be prioritised. */
export type PriorityRefusal = 'notInProgress' | 'alreadyPriority' | 'noForecast' | 'dueSoon'

/**
 * Whether 'prioritise' is offered: IN_PROGRESS, not yet priority, and due more than two calendar
 * days ahead.
 * @param today in the firm's time zone
 */
export function evaluatePriorityOffer(
  demand: Prioritizable,
  today: CivilDate,
): Decision<PriorityRefusal> {
  if (demand.statusKey !== 'IN_PROGRESS') return refused('notInProgress')
  if (demand.priority) return refused('alreadyPriority')
  if (demand.deleveryForecast === null) return refused('noForecast')
  return countDays(today, demand.deleveryForecast) > PRIORITY_MINIMUM_DAYS
    ? allowed
    : refused('dueSoon')
}
