import { civilDateOf } from '@tramite/core/calendar'
import { evaluatePopupAudience } from '@tramite/core/promotions'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { insertPopupView, selectPopupOfDay, selectPopupView } from './popups.store.ts'

/** The popup of today, for users who are shown popups; null for all others. */
export const getTodayPopup: Handler<'getTodayPopup'> = async ({ unit, services, now }) => {
  const today = civilDateOf(now, services.conventions.timeZone)
  const [[popup]] = await unit.read(selectPopupOfDay(today))
  const principal = await unit.principal()
  const customer = principal.staff ? null : principal.contract
  const user = principal.staff ? null : principal
  const isAudience = evaluatePopupAudience({ user, customer }).allowed
  return isAudience && popup ? popup : null
}

/** Whether the signed-in user has closed or followed a popup. */
export const getPopupView: Handler<'getPopupView'> = async ({ params, unit }) => {
  const [[view]] = await unit.read(selectPopupView(params.popupId))
  const { userId } = await unit.principal()
  if (!view || params.userId !== userId) throw notFound()
  return view
}

/** Records that the signed-in user has closed or followed a popup. */
export const viewPopup: Handler<'viewPopup'> = async ({ params, unit, now }) => {
  const { popupId } = params
  const opening = [selectPopupView(popupId)] as const
  await unit.write(opening, async (transaction, [[view]], { userId }) => {
    if (!view || params.userId !== userId) throw notFound()
    if (!view.visualizated) transaction.defer(insertPopupView(popupId, userId, now))
  })
  return undefined
}
