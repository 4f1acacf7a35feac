import { stripInvisible } from '@tramite/core/forms'
import { evaluateActivityName, evaluateNewActivity } from '@tramite/core/mapping'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import {
  changeActivity,
  insertActivity,
  removeActivity,
  selectActivitiesOfSector,
  selectActivity,
} from './activities.store.ts'
import { changeMapping } from './change-mapping.ts'
import { toActivitySummary } from './mapping.wire.ts'
import { activityExists, mappingRefusalText } from './mapping-refusals.ts'
import { requireActivity } from './require-activity.ts'

/** Adds an activity to a sector. */
export const addMappingActivity: Handler<'addMappingActivity'> = async (call) => {
  const { params, body, services, now } = call
  const { sectorId } = params
  return changeMapping(call, {
    sectorId,
    opening: [selectActivitiesOfSector(sectorId)],
    work: async (transaction, [activities], { customerId }) => {
      const names = activities.map(({ name }) => name)
      const decision = evaluateNewActivity(body.label, names)
      if (!decision.allowed) {
        if (decision.reason === 'activityRepeated') throw activityExists()
        throw new Problem(409, 'MAPPING_FULL', { message: mappingRefusalText(decision.reason) })
      }
      const row = {
        id: createId(services.clock),
        sectorId,
        customerId,
        name: body.label.trim(),
        answered: 0,
        createdAt: now.toISOString(),
      }
      transaction.defer(insertActivity(row))
      return toActivitySummary(row)
    },
  })
}

/**
 * Renames an activity. If its name is no longer the one that the user saw, somebody else has changed it:
 * the answer shows it. A repetition after a lost answer finds it done.
 */
export const renameMappingActivity: Handler<'renameMappingActivity'> = async (call) => {
  const { params, body } = call
  const { sectorId, activityId } = params
  return changeMapping(call, {
    sectorId,
    opening: [selectActivity(sectorId, activityId), selectActivitiesOfSector(sectorId)],
    find: ([found]) => requireActivity(found),
    work: async (transaction, [found, activities]) => {
      const activity = requireActivity(found)
      const { name, version } = activity
      const label = body.label.trim()
      if (name === label) return toActivitySummary(activity)
      // A name of before may have letters that nobody sees, which a call is read without.
      if (body.oldLabel.trim() !== stripInvisible(name).trim()) {
        throw new Problem(412, 'PRECONDITION_FAILED', {
          errors: { label: name },
          headers: { etag: `"${version}"` },
        })
      }
      const others = activities.filter(({ id }) => id !== activityId)
      const names = others.map(({ name: taken }) => taken)
      if (!evaluateActivityName(label, names).allowed) throw activityExists()
      const [row] = await transaction.run(changeActivity(activityId, { name: label }))
      if (!row) throw notFound()
      return toActivitySummary(row)
    },
  })
}

/** Deletes an activity with all its answers. */
export const deleteMappingActivity: Handler<'deleteMappingActivity'> = async (call) => {
  const { sectorId, activityId } = call.params
  await changeMapping(call, {
    sectorId,
    opening: [selectActivity(sectorId, activityId)],
    find: ([found]) => requireActivity(found),
    work: async (transaction) => transaction.defer(removeActivity(activityId)),
  })
  return undefined
}
