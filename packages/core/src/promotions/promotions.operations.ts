import * as calls from '../generated/calls/promotions.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'

/** `GET /popup/today`: the popup of today, or null. */
export const getTodayPopup = defineQuery(calls.getTodayPopup, {
  resource: 'popups',
  meta: serverFirst,
})

/** The firm may withdraw a popup while it is open; a 404 is therefore not reported. */
const silentWhenGone = { ...serverFirst, silentStatus: 404 } as const

/** `GET /popup/visualizated/{popupId}/{userId}`: whether the user has closed or followed it. */
export const getPopupView = defineQuery(calls.getPopupView, {
  resource: 'popups',
  meta: silentWhenGone,
})

/** `POST /popup/visualizated/{popupId}/{userId}`: closing and clicking both mark it as viewed. */
export const viewPopup = defineCommand(calls.viewPopup, {
  ...silentWhenGone,
  stale: ['popups'],
})

/** `GET /firm/popups`: latest first, for staff. */
export const listPopups = definePagedQuery(calls.listPopups, {
  resource: 'popups',
})

/** `GET /firm/popups/{id}`, for staff. */
export const getPopup = defineQuery(calls.getPopup, {
  resource: 'popups',
})

/** `POST /firm/popups`: schedules an announcement for some days, for staff. */
export const createPopup = defineCommand(calls.createPopup, {
  success: 'firm.popupCreated',
  failure: 'firm.popupCreateFailed',
  stale: ['popups'],
})

/** `PATCH /firm/popups/{id}`, for staff. */
export const updatePopup = defineCommand(calls.updatePopup, {
  success: 'firm.popupUpdated',
  failure: 'firm.popupUpdateFailed',
  stale: ['popups'],
})

/** `DELETE /firm/popups/{id}`: withdraws a popup, for staff. */
export const deletePopup = defineCommand(calls.deletePopup, {
  success: 'firm.popupDeleted',
  failure: 'firm.popupDeleteFailed',
  stale: ['popups'],
})
