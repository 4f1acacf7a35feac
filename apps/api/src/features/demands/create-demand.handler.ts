import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal, Principal } from '../../db/principal.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { takeUploads } from '../files/attach.ts'
import { demandCreatedNotice } from '../notifications/notices.ts'
import { selectColleagueIds } from '../users/users.store.ts'
import { type DetailRow, toDemand } from './demand-columns.ts'
import { insertDemand, type NewDemand, nextDemandNumber } from './demands.store.ts'

function requireBusiness(principal: CustomerPrincipal, businessId: string | null): string {
  const chosen = businessId ?? principal.businessIds[0]
  if (chosen === undefined) throw new Problem(403, 'NO_BUSINESS')
  return chosen
}

function requireCustomer(principal: Principal): CustomerPrincipal {
  if (principal.staff) throw new Problem(403, 'CUSTOMER_ONLY')
  return principal
}

/** A demand as the table holds it right after `insertDemand`. */
function toNewRow({ now, number, ...demand }: NewDemand): DetailRow {
  return {
    ...demand,
    externalId: number,
    statusKey: 'OPEN',
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
    deleveryForecast: null,
    finishedAt: null,
    lastBackofficeAction: null,
    order: null,
    demandTypeName: null,
    backofficeUserId: null,
    backofficeUserName: null,
    demandsTags: [],
    validationDate: null,
    validationUserId: null,
    validationUserName: null,
    feedbackId: null,
    feedbackSkipped: null,
    journeyTitle: null,
  }
}

/** Raises a demand. The creator is always among those who follow it. Specification §5, §6. */
export const createDemand: Handler<'createDemand'> = async (call) => {
  const { body, businessId, unit, services, now, setVersion } = call
  const chosen = [...new Set(body.usersToNotify)]
  const opening = [nextDemandNumber(), selectColleagueIds(chosen)] as const

  const demand = await unit.write(opening, async (transaction, [number, colleagues], user) => {
    const principal = requireCustomer(user)
    requireAccess('demandCreation', principal, services, now)
    if (colleagues.length !== chosen.length) throw new Problem(400, 'USER_TO_NOTIFY_INVALID')

    const { userId, customerId } = principal
    const id = createId(services.clock)
    const uploads = await takeUploads(
      transaction,
      principal,
      body.attachments ?? [],
      { customerId, demandId: id, internal: false },
      services,
    )
    const created: NewDemand = {
      id,
      number,
      customerId,
      businessId: requireBusiness(principal, businessId),
      userId,
      creatorName: principal.userName,
      name: body.name.trim(),
      description: body.description.trim(),
      priority: body.priority ?? false,
      private: body.private ?? false,
      privateUsers: body.private ? chosen.filter((other) => other !== userId) : [],
      visualized: [userId],
      following: [userId, ...chosen.filter((other) => other !== userId)],
      attachments: uploads.attachments,
      now: now.toISOString(),
    }
    transaction.defer(insertDemand(created))
    for (const command of uploads.bind) transaction.defer(command)
    transaction.defer(leaveMessage(customerId, demandCreatedNotice(created), now))
    return toDemand(toNewRow(created), userId)
  })
  services.wakeOutbox()
  setVersion(1)
  return demand
}
