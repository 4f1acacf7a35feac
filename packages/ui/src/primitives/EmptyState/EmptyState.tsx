import type { ReactNode } from 'react'
import { useFocusOnRemoval } from '../use-focus-on-removal.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  title: string
  /** What to do next. */
  text?: string | undefined
  icon?: ReactNode
  action?: ReactNode
}

/** Shown where there is no content, with what the user can do about it. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  // The content that replaces this state removes the pressed button.
  const state = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={state} className={css.state}>
      {icon && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
