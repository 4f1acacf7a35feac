import { evaluateRiskAnswering } from '@tramite/core/risk'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireBusiness, requireCustomer } from '../../http/require-caller.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { toScope } from '../visibility/call-scope.ts'
import { toChoice } from './risk.wire.ts'
import {
  type ChoiceRow,
  changeChoice,
  choiceList,
  lockChoice,
  removeChoice,
  removeChoicesOfSector,
  saveChoice,
  selectChoice,
  selectChoiceOf,
  selectChoices,
  selectQuestionOf,
  selectStanding,
} from './risk-choices.store.ts'
import { selectRiskDemand } from './risk-demand.store.ts'

/**
 * The business that answers: the one named in the body, otherwise the active one.
 * @throws Problem 404 for another customer, 403 for a business that is not the user's
 */
function toAnswering(
  principal: CustomerPrincipal,
  { body, businessId }: Pick<Call<'saveRiskAnswerCustomer'>, 'body' | 'businessId'>,
): string {
  const { Customer_id: customer, Business_id: business } = body
  if (customer !== undefined && customer !== principal.customerId) throw notFound()
  if (business === undefined) return requireBusiness(principal, businessId)
  if (!principal.businessIds.includes(business)) throw new Problem(403, 'BUSINESS_FORBIDDEN')
  return business
}

/** Refuses changes to a finished sector while the demand is PENDING. */
async function requireOpen(
  transaction: Transaction,
  about: Parameters<typeof selectStanding>[0],
  businessId: string,
): Promise<void> {
  const [standing, demand] = await transaction.all(
    selectStanding(about, businessId),
    selectRiskDemand(businessId),
  )
  if (!standing) throw notFound()
  const decision = evaluateRiskAnswering(standing, demand)
  if (!decision.allowed) throw new Problem(409, 'RISK_ANALYSIS_PENDING')
}

/** The answers of the business of the call, or all that the principal may see. */
export const listRiskAnswersCustomer: Handler<'listRiskAnswersCustomer'> = async (call) => {
  const { query, unit } = call
  const { Sector_id: sectorId, Customer_id: customerId } = query
  const filter = { scope: await toScope(call), sectorId, customerId }
  const [{ shown, ...rest }] = await readPage(unit, choiceList, query, (start) =>
    selectChoices(filter, start),
  )
  return { answersCustomer: shown.map(toChoice), ...rest }
}

/** One answer of a customer. */
export const getRiskAnswerCustomer: Handler<'getRiskAnswerCustomer'> = async (call) => {
  const scope = await toScope(call)
  return toChoice(await readVersioned(call, selectChoice(call.params.id, scope)))
}

/** Refuses an answer that was chosen before this one was given. */
const overtaken = ({ answerId, version }: ChoiceRow) =>
  new Problem(412, 'PRECONDITION_FAILED', {
    errors: { Answer_id: answerId },
    headers: { etag: `"${version}"` },
  })

/** Answers a question for the business, replacing an earlier answer. */
export const saveRiskAnswerCustomer: Handler<'saveRiskAnswerCustomer'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const { Question_id: questionId, Answer_id: answerId, ReplacedAnswer_id: replaced } = body
  const row = await unit.write(
    [selectQuestionOf(answerId)],
    async (transaction, [[answer]], user) => {
      const principal = requireCustomer(user)
      const business = toAnswering(principal, call)
      const [kept] = await transaction.run(selectChoiceOf(questionId, business))
      // The answer that concluded a sector is sent again when its answer was lost: it is no change.
      if (kept?.answerId === answerId) return kept
      await requireOpen(transaction, { questionId }, business)
      if (answer?.questionId !== questionId) throw new Problem(400, 'RISK_ANSWER_MISMATCH')
      const at = now.toISOString()
      const choice = {
        id: createId(services.clock),
        customerId: principal.customerId,
        businessId: business,
        questionId,
        answerId,
        createdAt: at,
        updatedAt: at,
      }
      const [saved] = await transaction.run(saveChoice(choice, replaced))
      if (!saved) {
        const [given] = await transaction.run(selectChoiceOf(questionId, business))
        throw given ? overtaken(given) : notFound()
      }
      announceTool(transaction, 'risk', principal, now)
      return saved
    },
  )
  setVersion(row.version)
  return toChoice(row)
}

/** Chooses another answer to the same question. */
export const updateRiskAnswerCustomer: Handler<'updateRiskAnswerCustomer'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const opening = [
    lockChoice(params.id, await toScope(call)),
    selectQuestionOf(body.Answer_id),
  ] as const
  const row = await unit.write(opening, async (transaction, [[before], [answer]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, { ...toChoice(before), version: before.version }, body)
    const { questionId, businessId } = before
    if (answer?.questionId !== questionId) throw new Problem(400, 'RISK_ANSWER_MISMATCH')
    await requireOpen(transaction, { questionId }, businessId)
    const [after = before] = await transaction.run(changeChoice(before.id, answer.id, now))
    announceTool(transaction, 'risk', before, now)
    return after
  })
  setVersion(row.version)
  return toChoice(row)
}

/** Withdraws an answer. */
export const deleteRiskAnswerCustomer: Handler<'deleteRiskAnswerCustomer'> = async (call) => {
  const { params, ifMatch, unit, now } = call
  const opening = [lockChoice(params.id, await toScope(call))] as const
  await unit.write(opening, async (transaction, [[choice]]) => {
    if (!choice) throw notFound()
    requireCurrent(ifMatch, choice, {})
    await requireOpen(transaction, { questionId: choice.questionId }, choice.businessId)
    transaction.defer(removeChoice(choice.id))
    announceTool(transaction, 'risk', choice, now)
  })
  return undefined
}

/** 'Refazer': withdraws every answer of the business in a sector. */
export const redoRiskSector: Handler<'redoRiskSector'> = async (call) => {
  const { query, businessId, unit, now } = call
  const { Sector_id: sectorId } = query
  await unit.write([], async (transaction, _, user) => {
    const principal = requireCustomer(user)
    const business = requireBusiness(principal, businessId)
    await requireOpen(transaction, { sectorId }, business)
    transaction.defer(removeChoicesOfSector(sectorId, business))
    announceTool(transaction, 'risk', principal, now)
  })
  return undefined
}
