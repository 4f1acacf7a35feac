import {
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as css from './Popover.css.ts'

/** What the button that opens a popover must carry. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-expanded': boolean
}

export interface PopoverProps {
  /** Names the panel for a screen reader. */
  label: string
  trigger: (props: PopoverTriggerProps) => ReactNode
  children: ReactNode
  className?: string
  /** At least as wide as its button. */
  isTriggerWide?: boolean
  role?: 'group' | 'menu'
  onOpenChange?: (isOpen: boolean) => void
}

const gap = 8

function place(trigger: HTMLElement, panel: HTMLElement, isTriggerWide: boolean) {
  const anchor = trigger.getBoundingClientRect()
  if (isTriggerWide) panel.style.minWidth = `${anchor.width}px`
  const { offsetWidth: width, offsetHeight: height } = panel
  const { innerWidth, innerHeight } = window
  const left = anchor.left + width + gap > innerWidth ? anchor.right - width : anchor.left
  const fitsBelow = anchor.bottom + gap + height <= innerHeight
  const top = fitsBelow ? anchor.bottom + gap : Math.max(gap, anchor.top - gap - height)
  panel.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
  panel.style.top = `${top}px`
  panel.style.opacity = '1'
}

/**
 * A panel that belongs to a button. The browser's own popover: it lies above everything, closes on
 * Esc and on a press outside, and gives the focus back. Following a link inside closes it.
 */
export function Popover({
  label,
  trigger,
  children,
  className,
  isTriggerWide = false,
  role = 'group',
  onOpenChange,
}: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const reposition = useCallback(() => {
    if (button.current && panel.current) place(button.current, panel.current, isTriggerWide)
  }, [isTriggerWide])

  // Before anything is painted: the browser has shown the panel already, empty and anywhere.
  useLayoutEffect(() => {
    if (!isOpen) return
    reposition()
    window.addEventListener('resize', reposition)
    window.addEventListener('scroll', reposition, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', reposition)
      window.removeEventListener('scroll', reposition, { capture: true })
    }
  }, [isOpen, reposition])

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': isOpen })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it carries one of two roles */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={`${css.panel} ${className ?? ''}`.trim()}
        onToggle={(event) => {
          const open = event.newState === 'open'
          if (!open) event.currentTarget.style.opacity = ''
          setOpen(open)
          onOpenChange?.(open)
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, [data-closes]')) {
            panel.current?.hidePopover()
          }
        }}
      >
        {isOpen && children}
      </div>
    </>
  )
}
