import { evaluateSecrecy } from '@tramite/core/demands'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import type { Work } from '../../http/work.ts'
import { demandCreatedNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { type KeptUploads, takeUploads } from '../files/attach.ts'
import { selectMemberIds } from '../users/users.store.ts'
import type { DetailRow } from './demand-columns.ts'
import { insertDemand, type NewDemand, nextDemandNumber } from './demands.store.ts'

/** A user's input for a new demand, and where it goes. */
export interface DemandDraft {
  /** Offered by `offerDemandNumber`, with the opening of the write. */
  readonly number: number | null
  /** The active business. */
  readonly businessId: string | null
  readonly name: string
  readonly description: string
  readonly priority?: boolean
  readonly private?: boolean
  /** Active colleagues, without the creator: they follow a demand, and see a private one. */
  readonly colleagues: readonly string[]
  readonly uploads?: KeptUploads
  readonly demandTypeName?: string
  readonly journeyTitle?: string
}

/** A demand as the table holds it right after `insertDemand`. */
function toNewRow({ now, number, ...demand }: NewDemand): DetailRow {
  return {
    ...demand,
    authorName: demand.creatorName,
    externalId: number,
    statusKey: 'OPEN',
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
    deleveryForecast: null,
    overdueToldAt: null,
    overdueToldFor: null,
    viewedAt: { [demand.userId]: now },
    finishedAt: null,
    lastBackofficeAction: null,
    order: null,
    backofficeUserId: null,
    backofficeUserName: null,
    demandsTags: [],
    journeyTypeId: null,
    validationDate: null,
    validationUserId: null,
    validationUserName: null,
    feedbackId: null,
    feedbackSkipped: null,
    waitsForSteps: false,
  }
}

async function requireMembers(
  { transaction }: Work,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await transaction.run(selectMemberIds(businessId, ids))
  if (found.length !== ids.length) throw new Problem(400, 'USER_TO_NOTIFY_INVALID')
}

/**
 * Creates a demand in the user's active business, with its files and the news of it, all in the
 * transaction. The creator always follows it.
 * @returns the demand as it will be
 * @throws Problem 403 for a private one if the contract does not include privacy, 400 for people without
 * access to the business: they would not be notified, and could not open the demand
 */
export async function raiseDemand(
  work: Work<CustomerPrincipal>,
  draft: DemandDraft,
): Promise<DetailRow> {
  const { transaction, principal, services, now } = work
  const { userId, customerId, contract } = principal
  const secrecy = evaluateSecrecy(contract)
  if (draft.private && !secrecy.allowed) throw new Problem(403, toAccessProblem(secrecy.reason))
  const business = requireBusiness(principal, draft.businessId)
  await requireMembers(work, business, draft.colleagues)
  const number = draft.number ?? (await transaction.run(nextDemandNumber()))
  const id = createId(services.clock)
  const others = draft.colleagues.filter((other) => other !== userId)
  const target = { customerId, demandId: id, internal: false }
  const { attachments, bind } = await takeUploads(
    transaction,
    draft.uploads,
    target,
    services.clock,
  )
  const created: NewDemand = {
    id,
    number,
    customerId,
    businessId: business,
    userId,
    creatorName: principal.userName,
    name: draft.name.trim(),
    description: draft.description.trim(),
    priority: draft.priority ?? false,
    private: draft.private ?? false,
    privateUsers: draft.private ? others : [],
    visualized: [userId],
    following: [userId, ...others],
    demandTypeName: draft.demandTypeName ?? null,
    journeyTitle: draft.journeyTitle ?? null,
    attachments,
    now: now.toISOString(),
  }
  transaction.defer(insertDemand(created))
  for (const command of bind) transaction.defer(command)
  transaction.defer(leaveMessage(customerId, demandCreatedNotice(created), now))
  return toNewRow(created)
}
