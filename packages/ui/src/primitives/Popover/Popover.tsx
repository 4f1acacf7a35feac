import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { overlayCode } from '../Overlay/overlay-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'

/** Properties for the button that opens a popover. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
}

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string
  trigger: (props: PopoverTriggerProps) => ReactNode
  children: ReactNode
  className?: string
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A panel that belongs to a button. It takes the focus and returns it, and closes on Esc (only itself,
 * even above a dialog) and on a press outside. Following a link inside closes it, and so does an element
 * with `data-closes`.
 */
export function Popover({ label, trigger, children, className, onOpenChange }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  const { panels, notice } = useOverlay(overlayCode, button, isOpen, change)
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => change(!isOpen),
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
      })}
      {panels && (
        <panels.PopoverPanel
          label={label}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={change}
          className={className}
        >
          {children}
        </panels.PopoverPanel>
      )}
      {notice}
    </>
  )
}
