import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { useLazyCode } from './lazy-code.ts'
import * as css from './Overlay.css.ts'
import { overlayCode, preloadOverlays } from './overlay-code.ts'

type Panels = NonNullable<typeof overlayCode.current>

/**
 * Opening one overlay, whose code comes on intent.
 * @param trigger what opens it: pointing at it or focusing it fetches the code
 * @returns `panels` once it is open and the code is there; `notice` says that the code did not come
 */
export function useOverlay(
  trigger: RefObject<HTMLElement | null> | null,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
): { panels: Panels | undefined; notice: ReactNode } {
  const [hasFailed, setFailed] = useState(false)
  const panels = useLazyCode(overlayCode, isOpen, () => {
    setFailed(true)
    onOpenChange(false)
  })
  if (isOpen && hasFailed) setFailed(false)

  useEffect(() => {
    const element = trigger?.current
    if (!element) return
    element.addEventListener('pointerenter', preloadOverlays, { once: true })
    element.addEventListener('focus', preloadOverlays, { once: true })
    return () => {
      element.removeEventListener('pointerenter', preloadOverlays)
      element.removeEventListener('focus', preloadOverlays)
    }
  }, [trigger])

  return {
    panels,
    notice: hasFailed && (
      <p role="alert" className={css.failed}>
        {primitiveLabels.overlayFailed} {primitiveLabels.checkConnection}
      </p>
    ),
  }
}
