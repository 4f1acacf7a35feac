import type { ReactNode } from 'react'
import * as css from './Badge.css.ts'

/** A small count or word. Amber means "your turn" and nothing else. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof css.tone
  children: ReactNode
}) {
  return <span className={`${css.badge} ${css.tone[tone]}`}>{children}</span>
}
