import type { OutgoingMessage } from '@tramite/core/demands'
import { CircleAlert, Paperclip, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { primitiveLabels } from '../../../labels/primitives.ts'
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { LinkedText } from '../LinkedText/LinkedText.tsx'
import * as messageCss from '../MessageEntry/MessageEntry.css.ts'
import { useOutgoingInSight } from '../use-own-in-sight.ts'
import * as css from './OutgoingEntry.css.ts'

export interface OutgoingEntryProps {
  message: OutgoingMessage
  authorName: string
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** A message being sent, already in its place and in view; a failed one can be sent again. */
export function OutgoingItem(props: OutgoingEntryProps) {
  const item = useRef<HTMLLIElement>(null)
  useOutgoingInSight(item, props.message.state)
  return (
    <li ref={item}>
      <OutgoingEntry {...props} />
    </li>
  )
}

function toLabel({ state, isUnconfirmed }: OutgoingMessage) {
  if (state === 'sending') return 'sending'
  return isUnconfirmed ? 'unconfirmed' : 'notSent'
}

function OutgoingEntry({ message, authorName, onRetry, onDiscard }: OutgoingEntryProps) {
  const isFailed = message.state === 'failed'
  return (
    <article className={messageCss.entry}>
      <div className={messageCss.side}>
        <Avatar name={authorName} />
      </div>
      <div className={messageCss.body}>
        <p className={messageCss.head}>
          <span className={messageCss.author}>{authorName}</span>
          <span className={isFailed ? `${css.state} ${css.failed}` : css.state}>
            {isFailed ? <CircleAlert className={css.icon} /> : <Spinner />}
            <span>{conversationLabels[toLabel(message)]}</span>
          </span>
        </p>
        {message.content && (
          <p className={messageCss.text}>
            <LinkedText text={message.content} />
          </p>
        )}
        {message.fileNames.length > 0 && (
          <p className={css.files}>
            <Paperclip className={css.icon} />
            {message.fileNames.join(', ')}
          </p>
        )}
        {isFailed && (
          <>
            {message.error && <p className={`${css.state} ${css.failed}`}>{message.error}</p>}
            <div className={css.actions}>
              <Button
                variant="secondary"
                size="small"
                icon={<RotateCw />}
                onPress={() => onRetry(message.key)}
              >
                {primitiveLabels.retry}
              </Button>
              <Button variant="ghost" size="small" onPress={() => onDiscard(message.key)}>
                {conversationLabels.discard}
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  )
}
