import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as css from '../Overlay/Overlay.css.ts'

export interface PopoverPanelProps {
  label: string
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  className?: string | undefined
}

/** The panel of a `Popover`. */
export function PopoverPanel({
  label,
  trigger,
  isOpen,
  onOpenChange,
  children,
  className,
}: PopoverPanelProps) {
  return (
    <LocaleProvider>
      <Popover
        aria-label={label}
        triggerRef={trigger}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={css.panel}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, [data-closes]')) {
            onOpenChange(false)
          }
        }}
      >
        <div className={className}>{children}</div>
      </Popover>
    </LocaleProvider>
  )
}
