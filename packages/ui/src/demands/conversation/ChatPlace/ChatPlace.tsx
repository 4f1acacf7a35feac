import { type FocusEvent, useState } from 'react'
import { afterGesture } from '../../../primitives/after-gesture.ts'
import { ChatBox, type ChatBoxProps } from '../ChatBox/ChatBox.tsx'
import { ChatClosed, type ChatClosedProps } from '../ChatClosed/ChatClosed.tsx'
import * as css from './ChatPlace.css.ts'

export interface ChatPlaceProps {
  chat: ChatBoxProps
  /** Why nothing can be written; absent while it can. */
  closed?: ChatClosedProps | undefined
}

/**
 * Where messages are written. A box that closes under the hands of its writer stays as long as it has the
 * focus, so that what is typed on is not lost: it says why it sends nothing more.
 */
export function ChatPlace({ chat, closed }: ChatPlaceProps) {
  const [isHeld, setHeld] = useState(false)
  const hold = () => {
    if (!closed) setHeld(true)
  }
  const leave = ({ currentTarget: place }: FocusEvent<HTMLElement>) =>
    // A window that loses the focus keeps its focused element; a pressed button may not take it.
    afterGesture(() => {
      if (!place.contains(document.activeElement)) setHeld(false)
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the field inside; not interactive itself
    <div className={css.place} onFocus={hold} onBlur={leave}>
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
