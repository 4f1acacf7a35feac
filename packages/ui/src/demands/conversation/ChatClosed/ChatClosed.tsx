import { Lock, MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { UnsentText } from '../UnsentText/UnsentText.tsx'
import * as css from './ChatClosed.css.ts'

export interface ChatClosedProps {
  reason: string
  /** Writes and resolves; absent where that is not possible. */
  onResolve?: (() => void) | undefined
  /** Writes and reopens; absent where that is not possible. */
  onReopen?: (() => void) | undefined
  /** The unsent text when the chat closed; it comes back when the chat reopens. */
  unsent?: string
  /** The unsent files at that moment. */
  unsentFiles?: readonly string[]
  /** The reason is announced at once, because the reader is writing. */
  isUrgent?: boolean
  /** What can be done with them. */
  children?: ReactNode
}

/** Shown in place of the chat box: why nothing can be written, and what to do instead. */
export function ChatClosed({
  reason,
  onResolve,
  onReopen,
  unsent = '',
  unsentFiles,
  isUrgent = false,
  children,
}: ChatClosedProps) {
  return (
    <>
      <div className={onResolve ? css.asked : css.closed}>
        <p className={css.words} role={isUrgent ? 'alert' : undefined}>
          {onResolve ? <MessageSquareReply /> : <Lock />}
          {reason}
        </p>
        {onResolve && (
          <Button variant="primary" onPress={onResolve}>
            {conversationLabels.answer}
          </Button>
        )}
        {onReopen && (
          <Button size="small" variant="secondary" onPress={onReopen}>
            {conversationLabels.reopenAndWrite}
          </Button>
        )}
      </div>
      <UnsentText fileNames={unsentFiles}>{unsent}</UnsentText>
      {children}
    </>
  )
}
