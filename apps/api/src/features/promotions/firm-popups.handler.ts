import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import {
  changeVersioned,
  createVersioned,
  readVersioned,
  removeVersioned,
} from '../../http/versioned-rows.ts'
import { toPopupColumns } from './popup-values.ts'
import {
  changePopup,
  insertPopup,
  lockPopup,
  popupList,
  removePopup,
  selectPopup,
  selectPopups,
  toFirmPopup,
} from './popups.store.ts'

/** Promotional popups, latest first day first. */
export const listPopups: Handler<'listPopups'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, popupList, query, selectPopups)
  return { popups: shown.map(toFirmPopup), ...rest }
}

/** One popup. */
export const getPopup: Handler<'getPopup'> = async (call) =>
  toFirmPopup(await readVersioned(call, selectPopup(call.params.id)))

/** Announces something for some days. */
export const createPopup: Handler<'createPopup'> = (call) => {
  const { body, services, now } = call
  const { title, description, startDate, endDate } = body
  const at = now.toISOString()
  const insert = () =>
    insertPopup({
      ...toPopupColumns(body, body),
      id: createId(services.clock),
      title: title.trim(),
      description: description.trim(),
      startDate,
      endDate,
      createdAt: at,
      updatedAt: at,
    })
  return createVersioned(call, { opening: [], insert, toAnswer: toFirmPopup })
}

/** Changes a popup. Users who have viewed it do not see it again. */
export const updatePopup: Handler<'updatePopup'> = async (call) => {
  const { params, body, now } = call
  const row = await changeVersioned(call, {
    lock: lockPopup(params.id),
    change: (before) => changePopup(params.id, toPopupColumns(body, before), now),
  })
  return toFirmPopup(row)
}

/** Withdraws a popup. */
export const deletePopup: Handler<'deletePopup'> = (call) =>
  removeVersioned(call, lockPopup(call.params.id), removePopup(call.params.id))
