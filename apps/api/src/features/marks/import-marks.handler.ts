import type { components } from '@tramite/core/contract'
import { MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { labelOf } from '../../http/field-errors.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import type { Work } from '../../http/work.ts'
import { demandCreatedNotice } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { insertDemandRows, nextDemandNumbers } from '../demands/demands.store.ts'
import { requireCreator } from './mark-access.ts'
import { toImportedMark } from './mark-demand.ts'
import { insertProcesses, lockNumbers, selectMarksOfNumbers } from './mark-processes.store.ts'
import { insertMarks } from './marks.store.ts'
import { planMarkImport } from './plan-mark-import.ts'

type Result = components['schemas']['MarkImportResult']

/** All rows of one imported mark. */
function toRows(
  { principal, services: { clock }, now }: Work<CustomerPrincipal>,
  businessId: string,
  numbers: { readonly process: string; readonly demand: number },
) {
  const at = now.toISOString()
  const { name, demand } = toImportedMark(numbers.process)
  const { userId, userName, customerId } = principal
  const place = { customerId, businessId, userId }
  const demandId = createId(clock)
  const markId = createId(clock)
  const dates = { createdAt: at, updatedAt: at }
  return {
    demand: {
      ...demand,
      ...place,
      ...dates,
      id: demandId,
      number: numbers.demand,
      creatorName: userName,
      statusChangedAt: at,
      visualized: [userId],
      following: [userId],
      demandTypeName: MARK_REGISTRATION_TYPE,
    },
    mark: { ...place, ...dates, id: markId, demandId, imported: true, name, description: '' },
    process: { ...dates, id: createId(clock), markId, customerId, number: numbers.process },
  }
}

/** Creates a mark with its demand for each number, in a fixed number of statements. */
async function bringIn(
  work: Work<CustomerPrincipal>,
  active: string | null,
  numbers: readonly string[],
): Promise<Map<string, Pick<Result, 'marcaId' | 'demandId'>>> {
  if (numbers.length === 0) return new Map()
  const { transaction, principal, now } = work
  const businessId = requireBusiness(principal, active)
  const drawn = await transaction.run(nextDemandNumbers(numbers.length))
  const rows = numbers.map((process, i) =>
    toRows(work, businessId, { process, demand: drawn[i] ?? 0 }),
  )
  const [first, ...others] = rows
  if (!first) return new Map()
  const notices = rows.map(({ demand }) => demandCreatedNotice(demand))
  const [notice = demandCreatedNotice(first.demand), ...otherNotices] = notices
  for (const command of [
    insertDemandRows(rows.map(({ demand }) => demand)),
    insertMarks([first.mark, ...others.map(({ mark }) => mark)]),
    insertProcesses([first.process, ...others.map(({ process }) => process)]),
    leaveMessages(principal.customerId, [notice, ...otherNotices], now),
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
  { transaction, principal: { customerId, businessIds } }: Work<CustomerPrincipal>,
  numbers: readonly string[],
): Promise<Map<string, Pick<Result, 'marcaId' | 'demandId'>>> {
  if (numbers.length === 0) return new Map()
  const found = await transaction.run(selectMarksOfNumbers(customerId, numbers))
  return new Map(
    found
      .filter(({ businessId }) => businessIds.includes(businessId))
      .map(({ number, markId, demandId }) => [number, { marcaId: markId, demandId }]),
  )
}

/** The refusal of a text that has separators alone. */
function missingNumber(): Problem {
  const text = message('fields.required', { label: labelOf('marcaProcessNumber') })
  return new Problem(400, 'VALIDATION', { message: text, errors: { marcaProcessNumber: text } })
}

const nothing = { marcaId: null, demandId: null }

/**
 * Imports marks by their process numbers, each with its own result: imported, already there, or
 * malformed. Creates a mark with its demand for every new number; it is described by the firm, or by the
 * next gazette that names it.
 */
export const importMarks: Handler<'importMarks'> = async (call) => {
  const { body, businessId, unit, services, now } = call
  const { marcaProcessNumber: text } = body
  const user = requireCreator(await unit.principal(), call)
  const numbersOf = (plan: ReturnType<typeof planMarkImport>, outcome: Result['outcome']) =>
    plan.filter((one) => one.outcome === outcome).map(({ number }) => number)
  const typed = planMarkImport(text, new Set())
  if (typed.length === 0) throw missingNumber()
  const wellFormed = numbersOf(typed, 'imported')

  const opening = [lockNumbers(user.customerId, wellFormed)] as const
  const results = await unit.write(opening, async (transaction, [held]) => {
    const work = { transaction, principal: user, services, now }
    const plan = planMarkImport(text, held)
    const known = await findKnown(work, numbersOf(plan, 'alreadyThere'))
    const made = await bringIn(work, businessId, numbersOf(plan, 'imported'))
    return plan.map(({ number, outcome }): Result => {
      return { number, outcome, ...(made.get(number) ?? known.get(number) ?? nothing) }
    })
  })
  return { results }
}
