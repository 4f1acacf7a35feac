import * as calls from '../generated/calls/marks.ts'
import { defineCommand } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { hasImported } from './mark-import.rules.ts'

/**
 * `POST /marcas`: registers a mark, and creates its demand.
 * @example createMark(client).mutationFn(toMarkDraft(form, own))
 */
export const createMark = defineCommand(calls.createMark, {
  success: 'demands.created',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `PATCH /marcas/{id}`: changes a mark. The same call moves its demand to IN_PROGRESS with a message
 * about the changes.
 */
export const updateMark = defineCommand(calls.updateMark, {
  success: 'marks.updated',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `POST /marcas/import/`: imports marks by their process numbers, one or several in one text. Each number
 * has its own outcome.
 */
export const importMarks = defineCommand(calls.importMarks, {
  success: 'marks.imported',
  successWhen: hasImported,
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/** `PATCH /firm/marcas/{id}`: describes a mark, for staff. */
export const updateFirmMark = defineCommand(calls.updateFirmMark, {
  success: 'firm.markUpdated',
  failure: 'firm.markUpdateFailed',
  stale: ['marks'],
})

/** `POST /firm/marcas/{id}/processes`: adds an office number to a mark, for staff. */
export const addMarkProcess = defineCommand(calls.addMarkProcess, {
  success: 'firm.markProcessAdded',
  failure: 'firm.markProcessAddFailed',
  stale: ['marks'],
})

/** `PATCH /firm/marcas/{id}/processes/{processId}`: sets the status of a process, for staff. */
export const updateMarkProcess = defineCommand(calls.updateMarkProcess, {
  success: 'firm.markProcessUpdated',
  failure: 'firm.markProcessUpdateFailed',
  stale: ['marks'],
})

/** `DELETE /firm/marcas/{id}/processes/{processId}`: removes a wrong number, for staff. */
export const removeMarkProcess = defineCommand(calls.removeMarkProcess, {
  success: 'firm.markProcessRemoved',
  failure: 'firm.markProcessRemoveFailed',
  stale: ['marks'],
})

/**
 * `POST /firm/gazettes`: imports a weekly gazette that was uploaded as GAZETTE, for staff. The statuses
 * are updated after the answer; `getGazette` says when that is done.
 */
export const importGazette = defineCommand(calls.importGazette, {
  success: 'firm.gazetteSent',
  failure: 'firm.gazetteSendFailed',
  stale: ['gazettes', 'marks'],
})
