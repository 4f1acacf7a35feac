import { usePorts } from '@tramite/react/ports'
import { OverlayFailed } from '@tramite/ui/OverlayFailed'
import { overlayLabels } from '@tramite/ui/overlayLabels'
import { type ReactNode, useState } from 'react'

/**
 * Reports that the code of an overlay could not be loaded. Offline it shows a toast, and the overlay may be
 * opened again. Online the portal may have been upgraded meanwhile: the notice stays and offers a reload, the
 * only thing that helps.
 * @param onDismiss called after the toast, or when the notice is closed
 */
export function useMissingCodeNotice(onDismiss: () => void): {
  readonly report: () => void
  readonly notice: ReactNode
} {
  const { toasts } = usePorts()
  const [isShown, setShown] = useState(false)
  const dismiss = () => {
    setShown(false)
    onDismiss()
  }
  return {
    report: () => {
      if (navigator.onLine) return setShown(true)
      toasts.show({ title: overlayLabels.overlayFailed(), tone: 'error' })
      dismiss()
    },
    notice: isShown && <OverlayFailed onClose={dismiss} />,
  }
}
