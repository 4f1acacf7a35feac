import * as calls from '../generated/calls/mapping.ts'
import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import type { MappingAnswers } from './mapping.types.ts'
import type { SectorKind } from './sector-kinds.ts'

// Failures without a text of their own are only logged.

interface Sector {
  readonly sectorId: string
}
interface Activity extends Sector {
  readonly activityId: string
}

/** `POST /mapping/meeting`: requests the meeting that a mapping begins with. */
export const requestMappingMeeting = defineCommand(calls.requestMappingMeeting, {
  silent: true,
  stale: ['mapping', 'demands', 'home'],
})

/** `PATCH /mapping/warning`: accepts responsibility for the answers. */
export const acceptMappingWarning = defineCommand(calls.acceptMappingWarning, {
  silent: true,
  stale: ['mapping', 'users'],
})

/** `PATCH /mapping/review`: sends the mapping to the lawyers. */
export const sendMappingToReview = defineCommand(calls.sendMappingToReview, {
  silent: true,
  stale: ['mapping', 'demands', 'home'],
})

/** `PATCH /mapping/open`: redoes a finished mapping. */
export const reopenMapping = defineCommand(calls.reopenMapping, {
  silent: true,
  stale: ['mapping', 'demands', 'home'],
})

/** `POST /mapping/sectors`: adds sectors by their kinds. */
export const addMappingSectors = defineCommand(calls.addMappingSectors, {
  request: ({ sectors }: Idempotent & { sectors: readonly Exclude<SectorKind, 'Outros'>[] }) => ({
    body: { sectors: [...sectors] },
  }),
  silent: true,
  stale: ['mapping'],
})

/** `POST /mapping/sectors/other`: adds a sector with a free name. */
export const addOtherMappingSector = defineCommand(calls.addOtherMappingSector, {
  silent: true,
  stale: ['mapping'],
})

/** `DELETE /mapping/sectors/{sectorId}`: deletes it with all its answers; to be confirmed first. */
export const deleteMappingSector = defineCommand(calls.deleteMappingSector, {
  silent: true,
  stale: ['mapping'],
})

/** `POST /mapping/sectors/{sectorId}/activities`. */
export const addMappingActivity = defineCommand(calls.addMappingActivity, {
  failure: 'mapping.addActivityFailed',
  stale: ['mapping'],
})

/* @__NO_SIDE_EFFECTS__ */
function defineActivityRename(failure: 'mapping.renameActivityFailed' | 'mapping.retitleFailed') {
  return defineCommand(calls.renameMappingActivity, {
    failure,
    stale: ['mapping'],
  })
}

/**
 * `PATCH /mapping/sectors/{sectorId}/activities/{activityId}`: renames an activity in the list of
 * its sector.
 */
export const renameMappingActivity = defineActivityRename('mapping.renameActivityFailed')

/** The same from the title of the activity's page, where the text of a failure has an exclamation mark. */
export const retitleMappingActivity = defineActivityRename('mapping.retitleFailed')

/** `DELETE /mapping/sectors/{sectorId}/activities/{activityId}`: to be confirmed first. */
export const deleteMappingActivity = defineCommand(calls.deleteMappingActivity, {
  silent: true,
  stale: ['mapping'],
})

const toAnswersRequest = ({
  sectorId,
  activityId,
  answers,
}: Activity & Versioned & { answers: MappingAnswers }) => ({
  path: { sectorId, activityId },
  body: answers,
})

const reportedSave = {
  request: toAnswersRequest,
  success: 'mapping.saved',
  failure: 'mapping.saveFailed',
  failureTone: 'success',
  stale: ['mapping'],
} as const

/**
 * `PUT /mapping/sectors/{sectorId}/activities/{activityId}/answers`: changes only the given questions.
 * Its failure toast looks like that of a success.
 */
export const updateMappingAnswers = defineCommand(calls.updateMappingAnswers, reportedSave)

/**
 * The same for callers that handle other people's answers (412) themselves: they show both versions, or save
 * again if the answers concern other questions.
 */
export const saveMappingAnswers = defineCommand(calls.updateMappingAnswers, {
  ...reportedSave,
  silentStatus: 412,
})

/** The same as an automatic save while the user types: it has no toast, and the page shows its state. */
export const keepMappingAnswers = defineCommand(calls.updateMappingAnswers, {
  request: toAnswersRequest,
  silent: true,
  stale: ['mapping'],
})
