import { Lock } from 'lucide-react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import * as css from './ChatClosed.css.ts'

export interface ChatClosedProps {
  reason: string
  /** Opens the way to write that there is instead. */
  onWrite?: (() => void) | undefined
}

/** In place of the chat box: why nothing can be written, and what to do instead. */
export function ChatClosed({ reason, onWrite }: ChatClosedProps) {
  return (
    <div className={css.closed}>
      <p className={css.words}>
        <Lock />
        {reason}
      </p>
      {onWrite && (
        <Button size="small" variant="secondary" onPress={onWrite}>
          {conversationLabels.write}
        </Button>
      )}
    </div>
  )
}
