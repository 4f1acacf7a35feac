import * as calls from '../generated/calls/marks.ts'
import { defineCommand } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { hasImported } from './mark-import.rules.ts'

/**
 * `POST /marcas`: registers a mark, and raises its demand.
 * @example createMark(client).mutationFn(toMarkDraft(form, own))
 */
export const createMark = defineCommand(calls.createMark, {
  success: 'demands.created',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `PATCH /marcas/{id}`: changes a mark. Its demand goes to IN_PROGRESS with a message that says
 * what changed, in the same call.
 */
export const updateMark = defineCommand(calls.updateMark, {
  success: 'marks.updated',
  ...serverFirst,
  stale: ['marks', 'demands', 'home'],
})

/**
 * `POST /marcas/import/`: brings in marks by their process numbers, one or several in one text. Each
 * number is answered separately.
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

/** `POST /firm/marcas/{id}/processes`: notes the office's number of a mark, for staff. */
export const addMarkProcess = defineCommand(calls.addMarkProcess, {
  success: 'firm.markProcessAdded',
  failure: 'firm.markProcessAddFailed',
  stale: ['marks'],
})

/** `PATCH /firm/marcas/{id}/processes/{processId}`: says where a process stands, for staff. */
export const updateMarkProcess = defineCommand(calls.updateMarkProcess, {
  success: 'firm.markProcessUpdated',
  failure: 'firm.markProcessUpdateFailed',
  stale: ['marks'],
})

/** `DELETE /firm/marcas/{id}/processes/{processId}`: takes a mistaken number off, for staff. */
export const removeMarkProcess = defineCommand(calls.removeMarkProcess, {
  success: 'firm.markProcessRemoved',
  failure: 'firm.markProcessRemoveFailed',
  stale: ['marks'],
})

/**
 * `POST /firm/gazettes`: takes in a weekly gazette that was uploaded as GAZETTE, for staff. The
 * statuses follow after the answer; `getGazette` says when they have.
 */
export const importGazette = defineCommand(calls.importGazette, {
  success: 'firm.gazetteSent',
  failure: 'firm.gazetteSendFailed',
  stale: ['gazettes', 'marks'],
})
