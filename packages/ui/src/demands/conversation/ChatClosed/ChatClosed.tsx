import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './ChatClosed.css.ts'

/** In place of the chat box: why nothing can be written, and what to do instead. */
export function ChatClosed({ reason, action }: { reason: string; action?: ReactNode }) {
  return (
    <div className={css.closed}>
      <p className={css.words}>
        <Lock />
        {reason}
      </p>
      {action}
    </div>
  )
}
