import type { AccessDecision, ContractBlock } from '../access/index.ts'
import type { CivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import {
  type ChatRefusal,
  evaluateChat,
  evaluateFeedback,
  evaluatePriorityOffer,
  evaluateValidation,
  type Prioritizable,
  type PriorityRefusal,
  type Ratable,
  type Validatable,
} from './demand-actions.rules.ts'
import { customerMoves } from './demand-status.rules.ts'
import type { DemandViewer } from './demand-viewer.ts'
import { evaluatePrivacyOffer, type PrivacyRefusal } from './privacy.rules.ts'

/** The fields of a demand that the offers read. */
export type OfferedDemand = Validatable & Ratable & Prioritizable

/** Each action of the action bar: open, or closed for a reason (`demands.refused.<reason>`). */
export interface DemandOffers {
  readonly resolve: Decision<ContractBlock | 'notPending'>
  readonly reopen: Decision<ContractBlock | 'notFinished'>
  readonly validate: Decision<ContractBlock | 'notFinished' | 'alreadyValidated'>
  readonly feedback: Decision<ContractBlock | 'notFinished' | 'feedbackSent'>
  readonly prioritize: Decision<ContractBlock | PriorityRefusal>
  readonly chat: Decision<ContractBlock | ChatRefusal>
  /** `notAdmin` only disables the option; any other reason hides it. */
  readonly togglePrivate: Decision<ContractBlock | PrivacyRefusal>
  readonly rename: Decision<ContractBlock>
  readonly tag: Decision<ContractBlock>
  readonly follow: Decision<ContractBlock>
  readonly markUnread: Decision<never>
}

const canMove = (move: keyof typeof customerMoves, demand: OfferedDemand) =>
  demand.statusKey === customerMoves[move]

/**
 * What the action bar offers a customer's user on a demand that they can see. Resolving, reopening,
 * validating, rating, prioritising and chatting need the right to act on demands, and are otherwise
 * refused for the reason that removes it. Renaming, tagging and following are open to every user who sees
 * the demand until the contract has ended; marking as unread always is.
 * @param today in the firm's time zone
 */
export function evaluateDemandOffers(
  demand: OfferedDemand,
  viewer: DemandViewer,
  access: Pick<AccessDecision, 'demandActions' | 'writing'>,
  today: CivilDate,
): DemandOffers {
  const acting = <R extends string>(decision: () => Decision<R>): Decision<R | ContractBlock> =>
    access.demandActions.allowed ? decision() : access.demandActions

  return {
    resolve: acting(() => (canMove('RESOLVE', demand) ? allowed : refused('notPending'))),
    reopen: acting(() => (canMove('REOPEN', demand) ? allowed : refused('notFinished'))),
    validate: acting(() => evaluateValidation(demand)),
    feedback: acting(() => evaluateFeedback(demand)),
    prioritize: acting(() => evaluatePriorityOffer(demand, today)),
    chat: acting(() => evaluateChat(demand, viewer)),
    togglePrivate: access.writing.allowed ? evaluatePrivacyOffer(viewer) : access.writing,
    rename: access.writing,
    tag: access.writing,
    follow: access.writing,
    markUnread: allowed,
  }
}

/**
 * Whether the page of a demand shows who can see it. It does for every user, also one who may not change it,
 * where demands can be private and the contract allows changes.
 */
export const showsPrivacy = ({ togglePrivate }: Pick<DemandOffers, 'togglePrivate'>): boolean =>
  togglePrivate.allowed || togglePrivate.reason === 'notAdmin'
