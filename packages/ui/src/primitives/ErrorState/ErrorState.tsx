import { RotateCw, TriangleAlert } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Button } from '../Button/Button.tsx'
import * as emptyCss from '../EmptyState/EmptyState.css.ts'
import { useTitleAfter } from '../use-title-after.ts'
import * as css from './ErrorState.css.ts'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do; where it can be tried again, to look at the connection. */
  text?: string
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/** It did not work: what happened, and try again. Spoken at once. */
export function ErrorState({
  title,
  onRetry,
  text = onRetry && primitiveLabels.checkConnection,
  isRetrying = false,
}: ErrorStateProps) {
  // What could be read takes the button away that was pressed for it.
  const state = useTitleAfter<HTMLDivElement>()
  return (
    <div ref={state} className={emptyCss.state} role="alert">
      <TriangleAlert className={css.icon} />
      <p className={emptyCss.title}>{title}</p>
      {text && <p className={emptyCss.text}>{text}</p>}
      {onRetry && (
        <div className={emptyCss.action}>
          <Button variant="secondary" icon={<RotateCw />} isPending={isRetrying} onPress={onRetry}>
            {primitiveLabels.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
