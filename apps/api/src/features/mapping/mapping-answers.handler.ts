import { changeAnswers } from '@tramite/core/mapping'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { changeActivity, selectActivity } from './activities.store.ts'
import { changeMapping } from './change-mapping.ts'
import { toActivity } from './mapping.wire.ts'
import { isOfBusiness } from './mapping-scope.ts'
import { requireActivity } from './require-activity.ts'

/** An activity with its answers. */
export const getMappingAnswers: Handler<'getMappingAnswers'> = async (call) => {
  const { params, businessId, unit, setVersion } = call
  const [found] = await unit.read(selectActivity(params.sectorId, params.activityId))
  const activity = requireActivity(found)
  if (!isOfBusiness(activity, await unit.principal(), businessId)) throw notFound()
  setVersion(activity.version)
  return toActivity(activity)
}

/** Answers questions about an activity; the others keep their answers. */
export const updateMappingAnswers: Handler<'updateMappingAnswers'> = async (call) => {
  const { params, body, ifMatch, setVersion } = call
  const { sectorId, activityId } = params
  const row = await changeMapping(call, {
    sectorId,
    opening: [selectActivity(sectorId, activityId)],
    find: ([found]) => requireActivity(found),
    work: async (transaction, [found]) => {
      const { version, answers: before } = requireActivity(found)
      requireCurrent(ifMatch, { version, ...before }, body)
      const answers = changeAnswers(before, body)
      const answered = Object.keys(answers).length
      const [after] = await transaction.run(changeActivity(activityId, { answers, answered }))
      if (!after) throw notFound()
      return after
    },
  })
  setVersion(row.version)
  return toActivity(row)
}
