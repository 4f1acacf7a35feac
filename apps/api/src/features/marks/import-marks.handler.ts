import type { components } from '@tramite/core/contract'
import { MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import { demandCreatedNotice } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { insertDemandRows, nextDemandNumbers } from '../demands/demands.store.ts'
import { requireCreator } from './mark-access.ts'
import { toImportedMark } from './mark-demand.ts'
import { holdNumbers, insertProcesses, selectMarksOfNumbers } from './mark-processes.store.ts'
import { insertMarks } from './marks.store.ts'
import { planMarkImport } from './plan-mark-import.ts'

type Result = components['schemas']['MarkImportResult']
type ImportCall = Call<'importMarks'>

/** All rows of one imported mark. */
function toRows(
  processNumber: string,
  demandNumber: number,
  principal: CustomerPrincipal,
  { businessId: active, services: { clock }, now }: ImportCall,
) {
  const at = now.toISOString()
  const { name, demand } = toImportedMark(processNumber)
  const { userId, userName, customerId } = principal
  const place = { customerId, businessId: requireBusiness(principal, active), userId }
  const demandId = createId(clock)
  const markId = createId(clock)
  const dates = { createdAt: at, updatedAt: at }
  return {
    demand: {
      ...demand,
      ...place,
      ...dates,
      id: demandId,
      number: demandNumber,
      creatorName: userName,
      statusChangedAt: at,
      visualized: [userId],
      following: [userId],
      demandTypeName: MARK_REGISTRATION_TYPE,
    },
    mark: { ...place, ...dates, id: markId, demandId, imported: true, name, description: '' },
    process: { ...dates, id: createId(clock), markId, customerId, number: processNumber },
  }
}

/** Creates a mark with its demand for each number, in a fixed number of statements. */
async function bringIn(
  transaction: Transaction,
  numbers: readonly string[],
  principal: CustomerPrincipal,
  call: ImportCall,
): Promise<Map<string, Pick<Result, 'marcaId' | 'demandId'>>> {
  const drawn = await transaction.run(nextDemandNumbers(numbers.length))
  const rows = numbers.map((number, i) => toRows(number, drawn[i] ?? 0, principal, call))
  const [first, ...others] = rows
  if (!first) return new Map()
  const notices = rows.map(({ demand }) => demandCreatedNotice(demand))
  const [notice = demandCreatedNotice(first.demand), ...otherNotices] = notices
  for (const command of [
    insertDemandRows(rows.map(({ demand }) => demand)),
    insertMarks([first.mark, ...others.map(({ mark }) => mark)]),
    insertProcesses([first.process, ...others.map(({ process }) => process)]),
    leaveMessages(principal.customerId, [notice, ...otherNotices], call.now),
  ]) {
    transaction.defer(command)
  }
  return new Map(
    rows.map(({ mark, process }) => [
      process.number,
      { marcaId: mark.id, demandId: mark.demandId },
    ]),
  )
}

/** The marks of numbers that existed before, as far as the user may see them. */
async function findKnown(
  transaction: Transaction,
  numbers: readonly string[],
  { customerId, businessIds }: CustomerPrincipal,
): Promise<Map<string, Pick<Result, 'marcaId' | 'demandId'>>> {
  if (numbers.length === 0) return new Map()
  const found = await transaction.run(selectMarksOfNumbers(customerId, numbers))
  return new Map(
    found
      .filter(({ businessId }) => businessIds.includes(businessId))
      .map(({ number, markId, demandId }) => [number, { marcaId: markId, demandId }]),
  )
}

const nothing = { marcaId: null, demandId: null }

/**
 * Imports marks by their process numbers, each with its own result: imported, already there, or
 * malformed. Creates a mark with its demand for every new number; it is described by the firm, or by the
 * next gazette that names it.
 */
export const importMarks: Handler<'importMarks'> = async (call) => {
  const { body, unit } = call
  const { marcaProcessNumber: text } = body
  const user = requireCreator(await unit.principal(), call)
  const numbersOf = (plan: ReturnType<typeof planMarkImport>, outcome: Result['outcome']) =>
    plan.filter((one) => one.outcome === outcome).map(({ number }) => number)
  const wellFormed = numbersOf(planMarkImport(text, new Set()), 'imported')

  const opening = [holdNumbers(user.customerId, wellFormed)] as const
  const results = await unit.write(opening, async (transaction, [held]) => {
    const plan = planMarkImport(text, held)
    const known = await findKnown(transaction, numbersOf(plan, 'alreadyThere'), user)
    const fresh = numbersOf(plan, 'imported')
    const made = fresh.length > 0 ? await bringIn(transaction, fresh, user, call) : new Map()
    return plan.map(({ number, outcome }): Result => {
      return { number, outcome, ...(made.get(number) ?? known.get(number) ?? nothing) }
    })
  })
  return { results }
}
