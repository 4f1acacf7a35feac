import { overlayCode } from '../Overlay/overlay-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'
import type { DrawerProps } from './DrawerPanel.tsx'

export type { DrawerProps }

/**
 * A panel at the window's left edge, over the page. It keeps the focus inside and returns it; Esc, a
 * press outside and following a link in it close it.
 */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  const { panels, notice } = useOverlay(overlayCode, null, isOpen, onClose)
  return (
    <>
      {panels && (
        <panels.DrawerPanel label={label} isOpen={isOpen} onClose={onClose}>
          {children}
        </panels.DrawerPanel>
      )}
      {notice}
    </>
  )
}
