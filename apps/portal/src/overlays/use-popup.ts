import {
  evaluatePopup,
  evaluatePopupAudience,
  getPopupView,
  getTodayPopup,
  viewPopup,
} from '@tramite/core/promotions'
import { useRead, useRun, useViewer } from '@tramite/react'
import { useDismissed } from '@tramite/react/ports'
import type { PopupDialogProps } from '@tramite/ui/promotions'
import { openInNewTab } from '../providers/open-in-new-tab.ts'

/** Today's popup for the viewer; null if there is none to show. */
export function usePopup(): PopupDialogProps | null {
  const { user } = useViewer()
  const audience = { user, customer: user.Customer }
  const isAsked = evaluatePopupAudience(audience).allowed
  const today = useRead(getTodayPopup, undefined, { isEnabled: isAsked })
  const popup = today.data ?? null
  const ids = { popupId: popup?.id ?? '', userId: user.id }
  const viewed = useRead(getPopupView, ids, { isEnabled: popup !== null })
  const [isDismissed, dismiss] = useDismissed(`popup:${ids.popupId}:${user.id}`)
  const view = useRun(viewPopup)
  const decision = evaluatePopup({
    ...audience,
    popup,
    isViewed: isDismissed || viewed.data?.visualizated,
    // The overlay queue makes it wait for the payment dialog.
    isPaymentDialogOpen: false,
  })
  if (!decision.allowed) return null
  const leave = () => {
    dismiss()
    view.mutate(ids)
  }
  return {
    shown: decision,
    onClose: leave,
    onOpen: () => {
      leave()
      if (decision.href !== null) openInNewTab(decision.href)
    },
  }
}
