import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Button.css.ts'

export type ButtonVariant = keyof typeof css.variant

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: keyof typeof css.size
  icon?: ReactNode
  /** Busy: keeps its place and the focus, ignores presses, and announces that it is busy. */
  isPending?: boolean
  /** Replaces the text while pending. */
  pendingText?: string | undefined
  /** Ignores presses but stays focusable, so that the reason next to it can be read. */
  isDisabled?: boolean
  /** Called for a press while disabled, to show the reason. */
  onDisabledPress?: (() => void) | undefined
  isFullWidth?: boolean
  onPress?: (() => void) | undefined
}

// A native button on purpose: the library's own costs 10 kB on the first page and adds nothing to
// a plain press. It is never `disabled`, which would drop the focus.
export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  isPending = false,
  pendingText,
  isDisabled = false,
  onDisabledPress,
  isFullWidth = false,
  onPress,
  onClick,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isPending || isDisabled
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) {
      event.preventDefault()
      event.stopPropagation()
      if (isDisabled && !isPending) onDisabledPress?.()
      return
    }
    onClick?.(event)
    onPress?.()
  }
  const classNames = [css.button, css.variant[variant], css.size[size]]
  if (isFullWidth) classNames.push(css.fullWidth)
  if (className) classNames.push(className)
  return (
    <button
      {...rest}
      type={type}
      className={classNames.join(' ')}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
    >
      {isPending ? <Spinner /> : icon}
      {/* In an element of its own: a browser's translation takes bare text out, and nothing could be put before it. */}
      <span className={css.text}>{isPending && pendingText ? pendingText : children}</span>
    </button>
  )
}
