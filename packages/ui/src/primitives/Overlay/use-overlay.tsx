import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { type LazyCode, useLazyCode } from './lazy-code.ts'
import * as css from './Overlay.css.ts'

/**
 * Opening one overlay, whose code comes on intent.
 * @param code what is drawn while it is open
 * @param trigger what opens it: pointing at it or focusing it fetches the code
 * @returns `panels` once it is open and the code is there; `notice` says that the code did not come
 */
export function useOverlay<T extends object>(
  code: LazyCode<T>,
  trigger: RefObject<HTMLElement | null> | null,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
): { panels: T | undefined; notice: ReactNode } {
  const [hasFailed, setFailed] = useState(false)
  const panels = useLazyCode(code, isOpen, () => {
    setFailed(true)
    onOpenChange(false)
  })
  if (isOpen && hasFailed) setFailed(false)

  useEffect(() => {
    const element = trigger?.current
    if (!element) return
    // A failure is told when it is opened.
    const preload = () => {
      code.load().catch(() => undefined)
    }
    element.addEventListener('pointerenter', preload, { once: true })
    element.addEventListener('focus', preload, { once: true })
    return () => {
      element.removeEventListener('pointerenter', preload)
      element.removeEventListener('focus', preload)
    }
  }, [code, trigger])

  return {
    panels,
    notice: hasFailed && (
      <p role="alert" className={css.failed}>
        {overlayLabels.overlayFailed}
      </p>
    ),
  }
}
