import { usePorts } from '@tramite/react/ports'
import { OverlayFailed } from '@tramite/ui/OverlayFailed'
import { overlayLabels } from '@tramite/ui/overlayLabels'
import { type ReactNode, useState } from 'react'

/**
 * Says of what was to open above the page that its code did not come. Without a connection it is given up and may be
 * asked for again; with one the portal may have been updated, and the notice stays, as only the reload that it offers
 * helps.
 * @param onGivenUp called once it is given up, or its notice is closed
 */
export function useLostNotice(onGivenUp: () => void): {
  readonly tellLost: () => void
  readonly notice: ReactNode
} {
  const { toasts } = usePorts()
  const [isTold, setTold] = useState(false)
  const giveUp = () => {
    setTold(false)
    onGivenUp()
  }
  return {
    tellLost: () => {
      if (navigator.onLine) return setTold(true)
      toasts.show({ title: overlayLabels.overlayFailed(), tone: 'error' })
      giveUp()
    },
    notice: isTold && <OverlayFailed onClose={giveUp} />,
  }
}
