import {
  demandStatusLabels,
  evaluateChat,
  evaluateMessage,
  evaluateStatusChange,
} from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import { requireVersion } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { keepUploads } from '../files/attach.ts'
import { demandRefusalText, toViewer } from './demand-access.ts'
import { carryOutChange, type DemandChange } from './demand-change.ts'
import type { Demand, DetailRow } from './demand-columns.ts'
import { writeDemand } from './write-demand.ts'

type ChangeCall = Call<'updateDemandStatus'> | Call<'changeDemand'>
type Body = ChangeCall['body']
type Status = DetailRow['statusKey']

function requireTransition(
  demand: DetailRow,
  principal: Principal,
  change: Body & { readonly statusKey: Status },
): Status {
  const decision = evaluateStatusChange(demand, toViewer(principal), change)
  if (decision.allowed) return decision.statusKey
  if (decision.reason === 'messageRequired') {
    const text = message('DEMAND_MESSAGE_REQUIRED')
    throw new Problem(400, 'DEMAND_MESSAGE_REQUIRED', { errors: { message: text } })
  }
  throw new Problem(400, 'DEMAND_TRANSITION_REFUSED')
}

/** Without a new status a customer can only write, where the chat is open. */
function requireMessage(demand: DetailRow, principal: Principal, body: Body): void {
  if (principal.staff) return
  const chat = evaluateChat(demand, toViewer(principal))
  if (!chat.allowed) {
    throw new Problem(403, 'DEMAND_CHAT_CLOSED', { message: demandRefusalText(chat.reason) })
  }
  const { message: content, attachments } = body
  const written = evaluateMessage({
    ...(content !== undefined && { content }),
    ...(attachments !== undefined && { attachments }),
  })
  if (!written.allowed) throw new Problem(400, 'ITEM_EMPTY')
}

/**
 * The fields that the principal may set: customers set no forecast, and may only name the demand's
 * present assignee, which changes nothing.
 * @throws Problem 403
 */
function toOwnFields(demand: DetailRow, body: Body, principal: Principal): Body {
  if (principal.staff) return body
  const { backofficeUserId = demand.backofficeUserId, ...own } = body
  if (backofficeUserId !== demand.backofficeUserId || body.deleveryForecast !== undefined) {
    throw new Problem(403, 'STAFF_ONLY')
  }
  return own
}

function toChange(demand: DetailRow, principal: Principal, body: Body): DemandChange {
  const { statusKey, ...rest } = body
  if (statusKey !== undefined) {
    return { ...rest, statusKey: requireTransition(demand, principal, { ...body, statusKey }) }
  }
  requireMessage(demand, principal, body)
  return rest
}

async function change(call: ChangeCall): Promise<Demand> {
  const { params, body, ifMatch } = call
  const uploads = await keepUploads(call, body.attachments)
  const { backofficeUserId: assigneeId, statusKey, deleveryForecast } = body
  // A mere message does not wait for the lock of the queue.
  const movesQueue = statusKey !== undefined || deleveryForecast !== undefined
  const target = { id: params.id, movesQueue, assigneeId }
  return writeDemand(call, target, async (work, before) => {
    const { principal } = work
    const own = toOwnFields(before, body, principal)
    requireVersion(ifMatch, before, { statusKey: demandStatusLabels[before.statusKey] })
    const asked = { ...toChange(before, principal, own), uploads }
    return carryOutChange(work, before, asked)
  })
}

/** Changes the status of a demand: customers resolve and reopen, staff do anything. */
export const updateDemandStatus: Handler<'updateDemandStatus'> = change

/** The same; without a status it stays, and a customer's message belongs to the chat. */
export const changeDemand: Handler<'changeDemand'> = change
