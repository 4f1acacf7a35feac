import { civilDateOf } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import { requireNoFaults } from '../../http/checked-fields.ts'
import type { Call, CallParts, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { demandTouched, markStatusNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import {
  changeProcess,
  insertEvent,
  insertProcesses,
  lockNumbers,
  lockProcess,
  type NewEvent,
  type ProcessRow,
  removeProcess,
  toProcess,
} from './mark-processes.store.ts'
import { selectFirmMark } from './marks.store.ts'
import { parseProcessNumbers } from './process-numbers.ts'
import { evaluateStatusNews } from './status-news.rules.ts'

type Said = Pick<Call<'updateMarkProcess'>['body'], 'occurredOn' | 'text'>

/** The day that staff give, or today; never a future one. */
function toDay({ services, now }: CallParts<'services' | 'now'>, { occurredOn }: Said): string {
  const today = civilDateOf(now, services.conventions.timeZone)
  const day = occurredOn ?? today
  requireNoFaults({ occurredOn: day > today ? message('firm.dayToCome') : undefined })
  return day
}

/** The firm's statement about a process, as its history stores it. */
function toSaidEvent(
  { services, now }: CallParts<'services' | 'now'>,
  { id: processId, customerId }: Pick<ProcessRow, 'id' | 'customerId'>,
  said: Said & { readonly status: NewEvent['status']; readonly occurredOn: string },
): NewEvent {
  return {
    id: createId(services.clock),
    processId,
    customerId,
    status: said.status ?? null,
    name: message('marks.statusSaid'),
    content: said.text?.trim() || null,
    occurredOn: said.occurredOn,
    createdAt: now.toISOString(),
  }
}

function requireNumber(typed: string): string {
  const [process, ...others] = parseProcessNumbers(typed)
  const isOne = process?.isWellFormed && others.length === 0
  requireNoFaults({ number: isOne ? undefined : message('marks.import.malformed') })
  return process?.number ?? ''
}

/** Records the process number that the office gave to a mark. */
export const addMarkProcess: Handler<'addMarkProcess'> = async (call) => {
  const { params, body, unit, services, now } = call
  const opening = [selectFirmMark(params.id)] as const
  const process = await unit.write(opening, async (transaction, [[mark]], { userId }) => {
    if (!mark) throw notFound()
    const number = requireNumber(body.number)
    const occurredOn = toDay(call, body)
    const { customerId, demandId } = mark
    const known = await transaction.run(lockNumbers(customerId, [number]))
    if (known.has(number)) throw new Problem(409, 'MARK_PROCESS_EXISTS')
    const status = body.apolStatus ?? null
    const at = now.toISOString()
    const row: ProcessRow = {
      id: createId(services.clock),
      markId: mark.id,
      customerId,
      number,
      status,
      statusOn: status && occurredOn,
      createdAt: at,
      updatedAt: at,
    }
    transaction.defer(insertProcesses([row]))
    if (status) transaction.defer(insertEvent(toSaidEvent(call, row, { status, occurredOn })))
    const notice = markStatusNotice({ id: demandId }, userId, { status, occurredOn })
    transaction.defer(leaveMessage(customerId, notice, now))
    const [added] = await transaction.run(lockProcess(mark.id, row.id))
    if (!added) throw notFound()
    return added
  })
  return toProcess(process)
}

/** Records the status of a process: always in its history, and as its current status if it changes that. */
export const updateMarkProcess: Handler<'updateMarkProcess'> = async (call) => {
  const { params, body, unit, now } = call
  const find = lockProcess(params.id, params.processId)
  const opening = [find, selectFirmMark(params.id)] as const
  const process = await unit.write(opening, async (transaction, [[before], [mark]], { userId }) => {
    if (!before || !mark) throw notFound()
    const occurredOn = toDay(call, body)
    const { apolStatus: status, text } = body
    const said = toSaidEvent(call, before, { status, occurredOn, text: text ?? null })
    transaction.defer(insertEvent(said))
    const news = evaluateStatusNews(before, { status, occurredOn })
    const demand = { id: mark.demandId }
    const notice =
      news.allowed && news.isNotified
        ? markStatusNotice(demand, userId, { status, occurredOn })
        : demandTouched(demand, userId)
    transaction.defer(leaveMessage(before.customerId, notice, now))
    if (news.allowed) {
      transaction.defer(changeProcess(before.id, { status, statusOn: occurredOn }, now))
    }
    const [after = before] = await transaction.run(find)
    return after
  })
  return toProcess(process)
}

/** Removes a mistaken process number from a mark, with its history. */
export const removeMarkProcess: Handler<'removeMarkProcess'> = async (call) => {
  const { params, unit, now } = call
  const opening = [lockProcess(params.id, params.processId), selectFirmMark(params.id)] as const
  await unit.write(opening, async (transaction, [[process], [mark]], { userId }) => {
    if (!process || !mark) throw notFound()
    transaction.defer(removeProcess(process.id))
    const touched = demandTouched({ id: mark.demandId }, userId)
    transaction.defer(leaveMessage(mark.customerId, touched, now))
  })
}
