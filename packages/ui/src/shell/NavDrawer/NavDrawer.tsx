import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as css from './NavDrawer.css.ts'

/**
 * The sidebar on a small screen. The browser's own modal dialog: it holds the focus, closes on Esc
 * and gives the focus back. Following a link or pressing beside it closes it.
 */
export function NavDrawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's, links answer to Enter
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={shellLabels.menu}
      // The browser tells of Esc and of closing later than it gives the focus back: whoever opens
      // the drawer again at once must find it open.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onClick={(event) => {
        const isBackdrop = event.target === dialog.current
        const isLink = event.target instanceof Element && event.target.closest('a') !== null
        if (isBackdrop || isLink) onClose()
      }}
    >
      {isOpen && (
        <>
          <div className={css.close}>
            <IconButton label={shellLabels.closeMenu} icon={<X />} onPress={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
