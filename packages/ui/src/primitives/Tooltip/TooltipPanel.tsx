import { type RefObject, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as css from './Tooltip.css.ts'

/** The box of a tooltip, next to its element. */
export function TooltipPanel({
  text,
  trigger,
  isOpen,
  onClose,
}: {
  text: string
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
}) {
  const state = useMemo(
    () => ({ isOpen, shouldSkipAnimation: true, open: () => undefined, close: onClose }),
    [isOpen, onClose],
  )
  return (
    <LocaleProvider>
      <TooltipTriggerStateContext value={state}>
        <Tooltip
          triggerRef={trigger}
          offset={6}
          className={css.tooltip}
          // Within reach of the pointer also above a dialog.
          data-react-aria-top-layer="true"
        >
          {text}
        </Tooltip>
      </TooltipTriggerStateContext>
    </LocaleProvider>
  )
}
