import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as css from './Tooltip.css.ts'

/** Says more about the one button inside it, on hover and on focus. Never the only place of a fact. */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: ComponentProps<typeof Focusable>['children']
}) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={6} className={css.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
