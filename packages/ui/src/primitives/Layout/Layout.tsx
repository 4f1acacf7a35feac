import type { ReactNode } from 'react'
import type { space } from '../../theme/scale.ts'
import * as css from './Layout.css.ts'

type Gap = keyof typeof space

/** Elements one below another, at equal distances. */
export function Stack({
  gap = 4,
  align = 'stretch',
  children,
}: {
  gap?: Gap
  align?: keyof typeof css.stack
  children: ReactNode
}) {
  return <div className={`${css.stack[align]} ${css.gap[gap]}`}>{children}</div>
}

/** Elements side by side, which wrap where there is no room. */
export function Inline({
  gap = 3,
  align = 'start',
  children,
}: {
  gap?: Gap
  align?: keyof typeof css.inline
  children: ReactNode
}) {
  return <div className={`${css.inline[align]} ${css.gap[gap]}`}>{children}</div>
}

/** Columns of a page, one below another where there is no room. */
export function Columns({
  count = 2,
  gap = 6,
  children,
}: {
  count?: keyof typeof css.columns
  gap?: Gap
  children: ReactNode
}) {
  return <div className={`${css.columns[count]} ${css.gap[gap]}`}>{children}</div>
}
