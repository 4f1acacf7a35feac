import type { Attachment } from '@tramite/core/demands'
import { formatFileSize } from '@tramite/core/files'
import { toFileIcon } from '../../../files/file-icon.ts'
import type { DownloadsProps } from '../../../files/transfers.ts'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { FileName } from '../../../primitives/FileName/FileName.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './AttachmentList.css.ts'

export interface AttachmentListProps {
  attachments: readonly Attachment[]
  downloads: DownloadsProps<Attachment>
}

/** Attachments of a message; each can be saved. */
export function AttachmentList({ attachments, downloads }: AttachmentListProps) {
  if (attachments.length === 0) return null
  return (
    <ul className={css.list} aria-label={conversationLabels.attachments}>
      {attachments.map((attachment) => {
        const isBusy = downloads.busy.has(attachment.id)
        const Icon = toFileIcon(attachment.contentType)
        return (
          <li key={attachment.id} className={css.item}>
            <button
              type="button"
              className={css.file}
              aria-busy={isBusy || undefined}
              onClick={() => {
                if (!isBusy) downloads.onDownload(attachment)
              }}
            >
              <span className={css.icon}>{isBusy ? <Spinner /> : <Icon />}</span>
              <span className={css.text}>
                <VisuallyHidden>
                  {isBusy ? conversationLabels.downloading : conversationLabels.download}
                </VisuallyHidden>{' '}
                <span className={css.name}>
                  <FileName name={attachment.name} />
                </span>{' '}
                <span className={css.size}>{formatFileSize(attachment.size)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
