import { Lock } from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import * as css from './ChatClosed.css.ts'

export interface ChatClosedProps {
  reason: string
  /** Present where the way to write is to resolve the pendings. */
  onResolve?: (() => void) | undefined
  /** Present where the way to write is to reopen the demand. */
  onReopen?: (() => void) | undefined
}

/** In place of the chat box: why nothing can be written, and what to do instead. */
export function ChatClosed({ reason, onResolve, onReopen }: ChatClosedProps) {
  return (
    <div className={css.closed}>
      <p className={css.words}>
        <Lock />
        {reason}
      </p>
      {onResolve && (
        <Button size="small" onPress={onResolve}>
          {labels.resolve}
        </Button>
      )}
      {onReopen && (
        <Button size="small" variant="secondary" onPress={onReopen}>
          {labels.reopen}
        </Button>
      )}
    </div>
  )
}
