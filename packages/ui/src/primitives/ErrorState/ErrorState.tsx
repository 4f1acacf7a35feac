import { TriangleAlert } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as emptyCss from '../EmptyState/EmptyState.css.ts'
import * as css from './ErrorState.css.ts'
import { RetryButton } from './RetryButton.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do; by default, if a retry is possible, to try again, or to check the connection first. */
  text?: string
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/** A failure: what happened, and a button to retry. Announced at once. */
export function ErrorState({
  title,
  onRetry,
  text = onRetry && primitiveLabels.tryAgain(),
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <div className={emptyCss.state} role="alert">
      <TriangleAlert className={css.icon} />
      <p className={emptyCss.title}>{title}</p>
      {text && <p className={emptyCss.text}>{text}</p>}
      {onRetry && (
        <div className={emptyCss.action}>
          <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}
