import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
} from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'children' | 'title'> {
  ref?: RefObject<HTMLButtonElement | null> | undefined
  /** What the button does; read aloud, and shown on hover and on focus. */
  label: string
  icon: ReactNode
  /** A longer text shown instead of the label. */
  tooltip?: string
  variant?: keyof typeof css.variant
  size?: keyof typeof css.size
  /** A dot for "something new"; the label must say it, too. */
  hasDot?: boolean
  isDisabled?: boolean
  isPending?: boolean
  onPress?: (() => void) | undefined
}

/** An icon-only button; its tooltip explains it. */
export function IconButton({
  ref,
  label,
  icon,
  tooltip,
  variant = 'plain',
  size = 'normal',
  hasDot = false,
  isDisabled = false,
  isPending = false,
  onPress,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const noteId = useId()
  const isInert = isDisabled || isPending
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) return
    onClick?.(event)
    onPress?.()
  }
  const classNames = [css.iconButton, css.variant[variant], css.size[size], className ?? '']
  return (
    <button
      type="button"
      aria-describedby={tooltip ? noteId : undefined}
      {...rest}
      ref={ref}
      className={classNames.join(' ').trim()}
      aria-label={label}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      data-tooltip={rest['aria-expanded'] === true ? undefined : (tooltip ?? label)}
      onClick={handleClick}
    >
      {icon}
      {hasDot && <span className={css.dot} />}
      {tooltip && (
        <VisuallyHidden>
          <span id={noteId}>{tooltip}</span>
        </VisuallyHidden>
      )}
    </button>
  )
}
