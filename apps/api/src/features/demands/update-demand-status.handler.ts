import { demandStatusLabels, evaluateStatusChange, toStatusChangeText } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { requireAccess } from '../customers/customer-access.ts'
import { takeUploads } from '../files/attach.ts'
import { createForecastItem } from '../items/forecast-item.ts'
import { authoredBy } from '../items/item-author.ts'
import { insertItem } from '../items/items.store.ts'
import { demandStatusNotice } from '../notifications/notices.ts'
import { requireDemand, requireVersion, viewerOf } from './demand-access.ts'
import { type DetailRow, toDemand } from './demand-columns.ts'
import { changeDemand, lockDemand } from './demands.store.ts'
import { toAssignee, toQueueChange, toStatusColumns } from './status-change.ts'

type StatusCall = Call<'updateDemandStatus'>
type Status = DetailRow['statusKey']

function requireTransition(
  demand: DetailRow,
  principal: Principal,
  body: StatusCall['body'],
): Status {
  const decision = evaluateStatusChange(demand, viewerOf(principal), body)
  if (decision.allowed) return decision.statusKey
  if (decision.reason === 'messageRequired') {
    const text = message('DEMAND_MESSAGE_REQUIRED')
    throw new Problem(400, 'DEMAND_MESSAGE_REQUIRED', { errors: { message: text } })
  }
  throw new Problem(400, 'DEMAND_TRANSITION_REFUSED')
}

function requireOwnFields({ body }: StatusCall, principal: Principal): void {
  if (principal.staff) return
  const { backofficeUserId, deleveryForecast } = body
  if (backofficeUserId !== undefined || deleveryForecast !== undefined) {
    throw new Problem(403, 'STAFF_ONLY')
  }
}

/** Brings a demand to another status: customers resolve and reopen, staff do anything. */
export const updateDemandStatus: Handler<'updateDemandStatus'> = async (call) => {
  const { params, body, businessId, ifMatch, unit, services, now, setVersion } = call
  const at = now.toISOString()
  const opening = [lockDemand(params.id, businessId)] as const

  const { demand, version } = await unit.write(opening, async (transaction, [rows], principal) => {
    const before = requireDemand(rows, principal, call)
    requireAccess('demandActions', principal, services, now)
    requireOwnFields(call, principal)
    requireVersion(ifMatch, before, { statusKey: demandStatusLabels[before.statusKey] })
    const statusKey = requireTransition(before, principal, body)

    const { id, customerId } = before
    const { userId, staff } = principal
    const { attachments, bind } = await takeUploads(
      transaction,
      principal,
      body.attachments ?? [],
      { customerId, demandId: id, internal: false },
      services,
    )
    const queue = await toQueueChange(transaction, principal, before, statusKey, call)
    const assignee = await toAssignee(transaction, body.backofficeUserId)
    const forecast =
      body.deleveryForecast === undefined ? {} : { deleveryForecast: body.deleveryForecast }
    const changes = {
      ...toStatusColumns(before, statusKey, at),
      ...queue,
      ...forecast,
      ...assignee,
      ...(staff && { lastBackofficeAction: at }),
      visualized: [userId],
    }

    const say = (item: Parameters<typeof insertItem>[1]) =>
      transaction.defer(insertItem(before, item))
    const content =
      body.message?.trim() || (attachments.length > 0 ? message('demands.documentAttached') : null)
    if (content !== null) {
      say({ ...authoredBy(principal, services.clock, now), type: 'MESSAGE', content, attachments })
    }
    for (const command of bind) transaction.defer(command)
    if (statusKey !== before.statusKey) {
      const author = authoredBy(principal, services.clock, now)
      say({ ...author, type: 'STATUS', content: toStatusChangeText(statusKey), statusKey })
    }
    const [after = before] = await transaction.run(changeDemand(id, changes, at))
    if (after.deleveryForecast !== null && after.deleveryForecast !== before.deleveryForecast) {
      say(createForecastItem(before.deleveryForecast, after.deleveryForecast, services.clock, now))
    }
    transaction.defer(leaveMessage(customerId, demandStatusNotice(after, userId, statusKey), now))
    return { demand: toDemand(after, userId), version: after.version }
  })
  services.wakeOutbox()
  setVersion(version)
  return demand
}
