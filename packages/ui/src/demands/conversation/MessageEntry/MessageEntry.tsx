import { formatTime } from '@tramite/core/calendar'
import { type Attachment, type ProcessItem, toItemText } from '@tramite/core/demands'
import { demandMessages } from '@tramite/core/messages'
import { Info } from 'lucide-react'
import type { DownloadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx'
import { AttachmentList } from '../../documents/AttachmentList/AttachmentList.tsx'
import { LinkedText } from '../LinkedText/LinkedText.tsx'
import { LongText } from '../LongText/LongText.tsx'
import * as css from './MessageEntry.css.ts'

export interface MessageEntryProps {
  item: Pick<
    ProcessItem,
    | 'type'
    | 'content'
    | 'template'
    | 'userType'
    | 'userName'
    | 'createdAt'
    | 'deleted'
    | 'attachments'
  >
  /** The kind of entry, if it differs from the item's own. */
  kindText?: string | undefined
  /** Whether a long text is collapsed: the first entry, above all others. */
  isFoldable?: boolean
  timeZone: string
  downloads: DownloadsProps<Attachment>
}

const kindTexts: Partial<Record<ProcessItem['type'], string>> = {
  DOCUMENT: conversationLabels.document,
  FORM: conversationLabels.form,
  FORM_ANSWER: conversationLabels.formAnswer,
  ATTACHMENT: conversationLabels.attachment,
  PRIVATE_MESSAGE: conversationLabels.internal,
  INTERN_TEMPLATED_MESSAGE: conversationLabels.internal,
}

/** The author: the person, or the side they are on. */
function toAuthorName({ userName }: Pick<ProcessItem, 'userName'>): string {
  return userName || conversationLabels.firm
}

/** Something that somebody wrote or sent. A deleted entry keeps its place without its content. */
export function MessageEntry({
  item,
  kindText,
  isFoldable = false,
  timeZone,
  downloads,
}: MessageEntryProps) {
  const author = toAuthorName(item)
  const text = toItemText(item, timeZone)
  // 'Documento anexado.' needs no name above it.
  const isNamed = item.type !== 'ATTACHMENT' || text === ''
  const kind = kindText ?? (isNamed ? kindTexts[item.type] : undefined)
  return (
    <article className={css.entry}>
      <div className={css.side}>
        {item.userType === 'SYSTEM' ? (
          <span className={css.icon}>
            <Info />
          </span>
        ) : (
          <Avatar name={author} tone={item.userType === 'CUSTOMER' ? 'customer' : 'firm'} />
        )}
      </div>
      <div className={css.body}>
        <p className={css.head}>
          <span className={css.author}>{author}</span>
          <span className={css.meta}>
            {item.userType === 'BACKOFFICE' && item.userName && `${conversationLabels.firm} · `}
            <time dateTime={item.createdAt}>{formatTime(item.createdAt, timeZone)}</time>
          </span>
        </p>
        {item.deleted ? (
          <p className={css.deleted}>{demandMessages['demands.deletedItem']}</p>
        ) : (
          <>
            {kind && <p className={css.kind}>{kind}</p>}
            {text &&
              (isFoldable ? (
                <LongText text={text} className={css.text} />
              ) : (
                <p className={css.text}>
                  <LinkedText text={text} />
                </p>
              ))}
            <AttachmentList attachments={item.attachments} downloads={downloads} />
          </>
        )}
      </div>
    </article>
  )
}
