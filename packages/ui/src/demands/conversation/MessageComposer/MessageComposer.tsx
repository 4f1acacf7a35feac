import { type FocusEvent, useState } from 'react'
import { afterGesture } from '../../../primitives/after-gesture.ts'
import { ChatBox, type ChatBoxProps } from '../ChatBox/ChatBox.tsx'
import { ChatClosed, type ChatClosedProps } from '../ChatClosed/ChatClosed.tsx'
import * as css from './MessageComposer.css.ts'

export interface MessageComposerProps {
  chat: ChatBoxProps
  /** Why nothing can be written; absent while it can. */
  closed?: ChatClosedProps | undefined
}

/**
 * The chat box, or the reason why nothing can be written. A chat that closes while its user is writing keeps
 * the box until it loses the focus, so that nothing typed is lost; the box shows why it can no longer send.
 */
export function MessageComposer({ chat, closed }: MessageComposerProps) {
  const [isHeld, setHeld] = useState(false)
  const hold = () => {
    if (!closed) setHeld(true)
  }
  const release = ({ currentTarget: composer }: FocusEvent<HTMLElement>) =>
    // Not `relatedTarget`: it is null when the window loses the focus, and in Safari when a button is pressed.
    afterGesture(() => {
      if (!composer.contains(document.activeElement)) setHeld(false)
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the field inside; not interactive itself
    <div className={css.composer} onFocus={hold} onBlur={release}>
      {closed && !isHeld ? (
        <ChatClosed {...closed} />
      ) : (
        <ChatBox
          {...chat}
          refusal={
            closed && (
              <ChatClosed {...closed} unsent="" unsentFiles={[]} isUrgent>
                {null}
              </ChatClosed>
            )
          }
        />
      )}
    </div>
  )
}
