import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'

/** Read aloud, but not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.visuallyHidden}>{children}</span>
}
