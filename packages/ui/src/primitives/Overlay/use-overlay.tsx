import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { type LazyCode, useLazyCode } from './lazy-code.ts'
import { OverlayFailed } from './OverlayFailed.tsx'

/**
 * Opens one overlay, whose code loads on intent.
 * @param code what is rendered while it is open
 * @param trigger its trigger: hovering or focusing it loads the code
 * @returns `panels` once it is open and the code has loaded; `notice`, shown if the code could not be loaded
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
    // A failure is reported when it is opened.
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
    notice: hasFailed && <OverlayFailed onClose={() => setFailed(false)} />,
  }
}
