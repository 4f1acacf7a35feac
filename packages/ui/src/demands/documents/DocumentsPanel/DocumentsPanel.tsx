import { formatDate } from '@tramite/core/calendar'
import type { DemandFile } from '@tramite/core/demands'
import type { Document } from '@tramite/core/documents'
import { formatFileSize } from '@tramite/core/files'
import { fileMessages } from '@tramite/core/messages'
import { Download, FileText } from 'lucide-react'
import { useId } from 'react'
import { ArchiveButton } from '../../../files/ArchiveButton/ArchiveButton.tsx'
import { toFileIcon } from '../../../files/file-icon.ts'
import type { ArchiveProps, DownloadsProps } from '../../../files/transfers.ts'
import { documentLabels } from '../../../labels/demand-documents.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { LoadingState } from '../../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx'
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx'
import { useFocusNewRow } from '../../../primitives/use-focus-new-row.ts'
import * as css from './DocumentsPanel.css.ts'

export interface DocumentsPanelProps {
  state: 'loading' | 'failed' | 'ready'
  /** Newest first. */
  files: readonly DemandFile[]
  timeZone: string
  downloads: DownloadsProps<DemandFile>
  /** Number of all files, including those not shown yet. */
  total: number
  archive: ArchiveProps
  /** The address that opens a document above the page. */
  toDocumentHref: (document: Document) => string
  onRetry: () => void
  isRetrying?: boolean
  /** Present while the server has more. */
  onShowMore?: (() => void) | undefined
  isLoadingMore?: boolean
}

/** The files by side, the firm's first; a side without files has no heading. */
function toSides(files: readonly DemandFile[]) {
  const isCustomers = (file: DemandFile) => file.isCustomers
  return [
    {
      side: 'firm',
      heading: documentLabels.fromFirm,
      own: files.filter((each) => !isCustomers(each)),
    },
    { side: 'customer', heading: documentLabels.yours, own: files.filter(isCustomers) },
  ].filter(({ own }) => own.length > 0)
}

/** The files of a demand, newest first, by side; each can be saved, or all together. */
export function DocumentsPanel({
  state,
  files,
  timeZone,
  downloads,
  total,
  archive,
  toDocumentHref,
  onRetry,
  isRetrying = false,
  onShowMore,
  isLoadingMore = false,
}: DocumentsPanelProps) {
  const id = useId()
  const { holderRef, focusNewRow } = useFocusNewRow<HTMLDivElement>()
  if (state === 'loading') return <DocumentsSkeleton />
  if (state === 'failed') {
    return <ErrorState title={documentLabels.failed} onRetry={onRetry} isRetrying={isRetrying} />
  }
  if (files.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        title={documentLabels.empty}
        text={documentLabels.emptyText}
      />
    )
  }
  return (
    <>
      {total > 1 && (
        <div className={css.all}>
          <ArchiveButton archive={archive}>{documentLabels.downloadAll(total)}</ArchiveButton>
        </div>
      )}
      <div ref={holderRef} className={css.sides}>
        {toSides(files).map(({ side, heading, own }) => (
          <section key={side} aria-labelledby={`${id}-${side}`}>
            <h3 id={`${id}-${side}`} className={css.side}>
              {heading}
            </h3>
            <ul className={css.list}>
              {own.map((file) => (
                <li key={file.id} className={css.row}>
                  <FileRow
                    file={file}
                    timeZone={timeZone}
                    downloads={downloads}
                    toDocumentHref={toDocumentHref}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {onShowMore && (
        <div className={css.more}>
          <Button
            variant="ghost"
            isPending={isLoadingMore}
            onPress={() => {
              focusNewRow()
              onShowMore()
            }}
          >
            {documentLabels.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

function FileRow({
  file,
  timeZone,
  downloads,
  toDocumentHref,
}: Pick<DocumentsPanelProps, 'timeZone' | 'downloads' | 'toDocumentHref'> & {
  file: DemandFile
}) {
  const Icon = toFileIcon(file.contentType)
  const isBusy = downloads.busy.has(file.id)
  const author = file.userName ?? documentLabels.firm
  const { source } = file
  return (
    <>
      <Icon className={css.icon} />
      <div>
        <p className={css.name}>
          {source.kind === 'document' ? (
            <TextLink href={toDocumentHref(source.document)}>{file.name}</TextLink>
          ) : (
            file.name
          )}
        </p>
        <p className={css.meta}>
          <span>{documentLabels.by(author, formatDate(file.createdAt, timeZone))}</span>
          <span>{formatFileSize(file.size)}</span>
          {source.kind === 'document' && (
            <span>{fileMessages[`files.status.${source.document.status}`]}</span>
          )}
        </p>
      </div>
      <IconButton
        variant="outlined"
        label={documentLabels.download(file.name)}
        icon={isBusy ? <Spinner /> : <Download />}
        isPending={isBusy}
        onPress={() => downloads.onDownload(file)}
      />
    </>
  )
}

function DocumentsSkeleton() {
  return (
    <LoadingState label={documentLabels.loading}>
      <div className={css.skeletons}>
        {['72%', '58%', '64%'].map((width) => (
          <div key={width} className={css.skeletons}>
            <Skeleton width={width} height="1.125rem" />
            <Skeleton width="40%" height="0.875rem" />
          </div>
        ))}
      </div>
    </LoadingState>
  )
}
