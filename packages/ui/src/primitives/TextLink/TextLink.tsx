import type { ComponentPropsWithRef } from 'react'
import { useLinkProps } from '../Navigation/NavigationProvider.tsx'
import { NewTabHint } from '../VisuallyHidden/NewTabHint.tsx'
import * as css from './TextLink.css.ts'

export interface TextLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> {
  href: string
  variant?: keyof typeof css.variant
  /** Another site, in a new tab; read aloud as such. */
  isExternal?: boolean
  /** Called when a link inside this origin is followed, here or in another tab. */
  onFollow?: (() => void) | undefined
}

/** A link in text. */
export function TextLink({
  href,
  variant = 'inline',
  isExternal = false,
  onFollow,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const linkProps = useLinkProps(href, isExternal, onFollow)
  return (
    <a
      {...rest}
      {...linkProps}
      className={[css.link, css.variant[variant], className ?? ''].join(' ').trim()}
    >
      {children}
      {isExternal && <NewTabHint />}
    </a>
  )
}
