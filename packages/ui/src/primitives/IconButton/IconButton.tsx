import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import * as css from './IconButton.css.ts'

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  /** What the button does; read aloud, not drawn. */
  label: string
  icon: ReactNode
  variant?: keyof typeof css.variant
  size?: keyof typeof css.size
  /** A dot for "something new"; the label must say it too. */
  hasDot?: boolean
  isDisabled?: boolean
  isPending?: boolean
  onPress?: (() => void) | undefined
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
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
      {...rest}
      className={classNames.join(' ').trim()}
      aria-label={label}
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
    >
      {icon}
      {hasDot && <span className={css.dot} />}
    </button>
  )
}
