import { FileCheck, FileText, FileX, RotateCw, X } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { leaveRow } from './leave-row.ts'
import * as css from './UploadList.css.ts'

export interface UploadRow {
  id: string
  name: string
  /** The size for display: '1,2 MB'. */
  sizeText: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** In percent, 0 to 100, while sending. */
  progress?: number
  /** Why it failed. */
  error?: string | undefined
  /**
   * It cannot be sent again, only removed: the file is no longer available, the file itself was refused, or
   * there are too many files.
   */
  isGone?: boolean
}

export interface UploadListProps {
  uploads: readonly UploadRow[]
  onRetry: (id: string) => void
  /** Also cancels an upload that is on its way. */
  onRemove: (id: string) => void
}

const icons = { waiting: FileText, sending: FileText, done: FileCheck, failed: FileX } as const

function noteOf(upload: UploadRow): string {
  if (upload.state === 'failed') return upload.error ?? ''
  const state = {
    waiting: primitiveLabels.uploadWaiting,
    sending: primitiveLabels.uploadProgress(Math.round(upload.progress ?? 0)),
    done: primitiveLabels.uploadDone,
  }[upload.state]
  return `${upload.sizeText} · ${state}`
}

/** Files being uploaded: progress, cancel, retry and remove for each. Progress is announced. */
export function UploadList({ uploads, ...actions }: UploadListProps) {
  const done = uploads.filter(({ state }) => state === 'done').length
  return (
    <>
      <span aria-live="polite" className={visuallyHidden}>
        {uploads.length > 0 && primitiveLabels.uploadsSent(done, uploads.length)}
      </span>
      {uploads.length > 0 && <Rows uploads={uploads} {...actions} />}
    </>
  )
}

function Rows({ uploads, onRetry, onRemove }: UploadListProps) {
  return (
    <ul className={css.list} aria-label={primitiveLabels.uploads}>
      {uploads.map((upload) => {
        const Icon = icons[upload.state]
        const isOnItsWay = upload.state === 'waiting' || upload.state === 'sending'
        return (
          <li key={upload.id} className={css.row} data-state={upload.state}>
            <Icon className={css.icon} />
            <div>
              <p className={css.name}>{upload.name}</p>
              <p className={css.note}>{noteOf(upload)}</p>
              {upload.state === 'sending' && (
                <div className={css.bar}>
                  <ProgressBar label={upload.name} value={upload.progress ?? 0} />
                </div>
              )}
            </div>
            <div className={css.buttons}>
              {upload.state === 'failed' && !upload.isGone && (
                <IconButton
                  size="small"
                  label={primitiveLabels.uploadRetry(upload.name)}
                  icon={<RotateCw />}
                  onClick={({ currentTarget }) => {
                    // The button disappears while sending; the one next to it stays.
                    const beside = currentTarget.nextElementSibling
                    if (beside instanceof HTMLElement) beside.focus()
                    onRetry(upload.id)
                  }}
                />
              )}
              <IconButton
                size="small"
                label={(isOnItsWay ? primitiveLabels.uploadCancel : primitiveLabels.uploadRemove)(
                  upload.name,
                )}
                icon={<X />}
                onClick={({ currentTarget }) => {
                  leaveRow(currentTarget)
                  onRemove(upload.id)
                }}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
