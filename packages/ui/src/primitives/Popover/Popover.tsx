import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { LazyCode } from '../Overlay/lazy-code.ts'
import { type OverlayPanels, overlayCode } from '../Overlay/overlay-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'

/** Properties for the button that opens a popover. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
}

interface LoadedPopoverProps<T extends OverlayPanels> {
  /** The panels, and the content of this one. */
  code: LazyCode<T>
  /** Accessible name of the panel. */
  label: string
  trigger: (props: PopoverTriggerProps) => ReactNode
  children: (code: T) => ReactNode
  className?: string
  onOpenChange?: (isOpen: boolean) => void
}

/** A `Popover` whose content is loaded when it is opened, see `withOverlays`. */
export function LoadedPopover<T extends OverlayPanels>({
  code,
  label,
  trigger,
  children,
  className,
  onOpenChange,
}: LoadedPopoverProps<T>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  const { panels, notice } = useOverlay(code, button, isOpen, change)
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
          {children(panels)}
        </panels.PopoverPanel>
      )}
      {notice}
    </>
  )
}

export interface PopoverProps extends Omit<LoadedPopoverProps<OverlayPanels>, 'code' | 'children'> {
  children: ReactNode
}

/**
 * A panel that belongs to a button. It takes the focus and returns it, and closes on Esc (only itself,
 * even above a dialog) and on a press outside. Following a link inside closes it, and so does an element
 * with `data-closes`.
 */
export const Popover = ({ children, ...props }: PopoverProps) => (
  <LoadedPopover {...props} code={overlayCode}>
    {() => children}
  </LoadedPopover>
)
