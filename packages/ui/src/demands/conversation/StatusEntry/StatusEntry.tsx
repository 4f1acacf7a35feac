import { formatTime } from '@tramite/core/calendar'
import {
  type Attachment,
  type DemandStatus,
  type ProcessItem,
  toEntryAuthor,
  toItemStatusText,
  toItemText,
} from '@tramite/core/demands'
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleSlash,
  type LucideIcon,
} from 'lucide-react'
import type { DownloadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { AttachmentList } from '../../documents/AttachmentList/AttachmentList.tsx'
import * as css from './StatusEntry.css.ts'

const icons: Readonly<Record<DemandStatus, LucideIcon>> = {
  OPEN: CircleDashed,
  IN_PROGRESS: CirclePlay,
  PENDING: CirclePause,
  FINISHED: CircleCheck,
  BLOCKED: CircleSlash,
}

/** A change of status, with the message that came with it. */
export function StatusEntry({
  item,
  timeZone,
  downloads,
}: {
  item: ProcessItem
  timeZone: string
  downloads: DownloadsProps<Attachment>
}) {
  const Icon = icons[item.customFields?.statusKey ?? 'OPEN']
  const statusText = toItemStatusText(item)
  const text = toItemText(item, timeZone)
  const parts = [statusText ?? text, toEntryAuthor(item, conversationLabels.firm)]
  return (
    <div className={css.line}>
      <Icon className={css.icon} />
      <div className={css.body}>
        <p>
          {parts.join(' · ')}{' '}
          <time className={css.time} dateTime={item.createdAt}>
            · {formatTime(item.createdAt, timeZone)}
          </time>
        </p>
        {statusText && text && <p className={css.text}>{text}</p>}
        {!item.deleted && <AttachmentList attachments={item.attachments} downloads={downloads} />}
      </div>
    </div>
  )
}
