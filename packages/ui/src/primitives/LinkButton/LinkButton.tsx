import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as css from '../Button/Button.css.ts'
import { useLinkProps } from '../Navigation/NavigationProvider.tsx'
import { NewTabHint } from '../VisuallyHidden/NewTabHint.tsx'

export interface LinkButtonProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> {
  href: string
  variant?: keyof typeof css.variant
  size?: keyof typeof css.size
  icon?: ReactNode
  /** Another site, in a new tab; read aloud as such, unless an `aria-label` takes the place of the words. */
  isExternal?: boolean
  isFullWidth?: boolean
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  variant = 'primary',
  size = 'normal',
  icon,
  isExternal = false,
  isFullWidth = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const linkProps = useLinkProps(href, isExternal)
  const classNames = [css.button, css.variant[variant], css.size[size]]
  if (isFullWidth) classNames.push(css.fullWidth)
  if (className) classNames.push(className)
  return (
    <a {...rest} {...linkProps} className={classNames.join(' ')}>
      {icon}
      {children}
      {isExternal && <NewTabHint />}
    </a>
  )
}
