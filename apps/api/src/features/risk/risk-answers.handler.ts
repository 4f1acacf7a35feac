import { createId } from '../../db/ids.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import {
  changeVersioned,
  createVersioned,
  readVersioned,
  removeVersioned,
} from '../../http/versioned-rows.ts'
import { toAnswer, toFirmAnswer } from './risk.wire.ts'
import {
  answerList,
  changeAnswer,
  insertAnswer,
  lockAnswer,
  removeAnswer,
  selectAnswer,
  selectAnswers,
} from './risk-answers.store.ts'
import { selectQuestion } from './risk-questions.store.ts'

async function list({ query, unit }: Call<'listRiskAnswers'> | Call<'listFirmRiskAnswers'>) {
  const [page] = await readPage(unit, answerList, query, (start) =>
    selectAnswers(query.Question_id, start),
  )
  return page
}

const get = (call: Call<'getRiskAnswer'> | Call<'getFirmRiskAnswer'>) =>
  readVersioned(call, selectAnswer(call.params.id))

/** The answers to choose from, without their weights. */
export const listRiskAnswers: Handler<'listRiskAnswers'> = async (call) => {
  const { shown, ...rest } = await list(call)
  return { answers: shown.map(toAnswer), ...rest }
}

/** The same with their weights, for the firm. */
export const listFirmRiskAnswers: Handler<'listFirmRiskAnswers'> = async (call) => {
  const { shown, ...rest } = await list(call)
  return { answers: shown.map(toFirmAnswer), ...rest }
}

/** One answer, without its weights. */
export const getRiskAnswer: Handler<'getRiskAnswer'> = async (call) => toAnswer(await get(call))

/** One answer with its weights, for the firm. */
export const getFirmRiskAnswer: Handler<'getFirmRiskAnswer'> = async (call) =>
  toFirmAnswer(await get(call))

/** Adds an answer to a question. */
export const createRiskAnswer: Handler<'createRiskAnswer'> = (call) => {
  const { body, services, now } = call
  return createVersioned(call, {
    opening: [selectQuestion(body.Question_id)],
    insert: ([[question]]) => {
      if (!question) throw notFound()
      return insertAnswer({
        id: createId(services.clock),
        questionId: question.id,
        name: body.name.trim(),
        probability: body.Probabilidade,
        impact: body.Impacto,
        createdAt: now.toISOString(),
      })
    },
    toAnswer: toFirmAnswer,
  })
}

/** Changes an answer or its weights; later calculations use them. */
export const updateRiskAnswer: Handler<'updateRiskAnswer'> = async (call) => {
  const { params, body } = call
  const { name, Probabilidade: probability, Impacto: impact } = body
  const changes = {
    ...(name !== undefined && { name: name.trim() }),
    ...(probability !== undefined && { probability }),
    ...(impact !== undefined && { impact }),
  }
  const lock = lockAnswer(params.id)
  const change = () => changeAnswer(params.id, changes)
  return toFirmAnswer(await changeVersioned(call, { lock, change, toShown: toFirmAnswer }))
}

/** Deletes an answer: customers who chose it must answer the question again. */
export const deleteRiskAnswer: Handler<'deleteRiskAnswer'> = (call) =>
  removeVersioned(call, lockAnswer(call.params.id), removeAnswer(call.params.id))
