import { createId } from '../../db/ids.ts'
import { toTextOrNull } from '../../http/checked-fields.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { createVersioned, removeVersioned } from '../../http/versioned-rows.ts'
import { toQuestion } from './risk.wire.ts'
import {
  changeQuestion,
  insertQuestion,
  lockQuestion,
  questionList,
  removeQuestion,
  selectAnswersOf,
  selectQuestion,
  selectQuestions,
} from './risk-questions.store.ts'
import { selectSector } from './risk-sectors.store.ts'

/** The questions of a sector or of all in their order, each with its answers. */
export const listRiskQuestions: Handler<'listRiskQuestions'> = async ({ query, unit }) => {
  const [{ shown, ...rest }, answers] = await readPage(unit, questionList, query, (start) =>
    selectQuestions(query.Sector_id, start),
  )
  return { questions: shown.map((row) => toQuestion(row, answers)), ...rest }
}

/** One question with its answers. */
export const getRiskQuestion: Handler<'getRiskQuestion'> = async (call) => {
  const { params, unit, setVersion } = call
  const [[row], answers] = await unit.read(selectQuestion(params.id), selectAnswersOf(params.id))
  if (!row) throw notFound()
  setVersion(row.version)
  return toQuestion(row, answers)
}

/** Adds a question to a sector; customers who had finished it have to answer again. */
export const createRiskQuestion: Handler<'createRiskQuestion'> = (call) => {
  const { body, services, now } = call
  return createVersioned(call, {
    opening: [selectSector(body.Sector_id)],
    insert: ([[sector]]) => {
      if (!sector) throw notFound()
      return insertQuestion({
        id: createId(services.clock),
        sectorId: sector.id,
        name: body.name.trim(),
        source: toTextOrNull(body.source),
        createdAt: now.toISOString(),
      })
    },
    toAnswer: (row) => toQuestion(row, []),
  })
}

/** Changes a question, or moves it to another sector. */
export const updateRiskQuestion: Handler<'updateRiskQuestion'> = async (call) => {
  const { params, body, ifMatch, unit, setVersion } = call
  const { name, source, Sector_id: sectorId } = body
  const opening = [
    lockQuestion(params.id),
    selectAnswersOf(params.id),
    selectSector(sectorId ?? params.id),
  ] as const
  const question = await unit.write(opening, async (transaction, [[before], answers, [sector]]) => {
    if (!before || (sectorId !== undefined && !sector)) throw notFound()
    requireCurrent(ifMatch, { ...toQuestion(before, []), version: before.version }, body)
    const changes = {
      ...(name !== undefined && { name: name.trim() }),
      ...(source !== undefined && { source: toTextOrNull(source) }),
      ...(sectorId !== undefined && { sectorId }),
    }
    const [after = before] = await transaction.run(changeQuestion(params.id, changes))
    return { version: after.version, shown: toQuestion(after, answers) }
  })
  setVersion(question.version)
  return question.shown
}

/** Deletes a question with its answers and customers' choices. */
export const deleteRiskQuestion: Handler<'deleteRiskQuestion'> = (call) =>
  removeVersioned(call, lockQuestion(call.params.id), removeQuestion(call.params.id))
