import { createId } from '../../db/ids.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
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
export const getPopup: Handler<'getPopup'> = async ({ params, unit, setVersion }) => {
  const [[row]] = await unit.read(selectPopup(params.id))
  if (!row) throw notFound()
  setVersion(row.version)
  return toFirmPopup(row)
}

/** Announces something for some days. */
export const createPopup: Handler<'createPopup'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const { title, description, startDate, endDate } = body
  const popup = await unit.write([], async (transaction) => {
    const at = now.toISOString()
    const [row] = await transaction.run(
      insertPopup({
        ...toPopupColumns(body, body),
        id: createId(services.clock),
        title: title.trim(),
        description: description.trim(),
        startDate,
        endDate,
        createdAt: at,
        updatedAt: at,
      }),
    )
    if (!row) throw notFound()
    return toFirmPopup(row)
  })
  setVersion(1)
  return popup
}

/** Changes a popup. Who has viewed it does not see it again. */
export const updatePopup: Handler<'updatePopup'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const opening = [lockPopup(params.id)] as const
  const row = await unit.write(opening, async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, body)
    const columns = toPopupColumns(body, before)
    const [after = before] = await transaction.run(changePopup(params.id, columns, now))
    return after
  })
  setVersion(row.version)
  return toFirmPopup(row)
}

/** Withdraws a popup. */
export const deletePopup: Handler<'deletePopup'> = async ({ params, ifMatch, unit }) => {
  const opening = [lockPopup(params.id)] as const
  await unit.write(opening, async (transaction, [[popup]]) => {
    if (!popup) throw notFound()
    requireCurrent(ifMatch, popup, {})
    transaction.defer(removePopup(params.id))
  })
  return undefined
}
