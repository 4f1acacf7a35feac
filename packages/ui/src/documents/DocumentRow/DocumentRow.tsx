import { formatDate } from '@tramite/core/calendar'
import type { Document } from '@tramite/core/documents'
import { formatFileSize } from '@tramite/core/files'
import { fileMessages } from '@tramite/core/messages'
import { Download } from 'lucide-react'
import { toFileIcon } from '../../files/file-icon.ts'
import { documentsLabels } from '../../labels/documents.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './DocumentRow.css.ts'

export interface DocumentRowProps {
  document: Document
  timeZone: string
  /** Shows the document over the page. */
  href: string
  /** The file is being fetched. */
  isDownloading: boolean
  onDownload: () => void
}

/** A document in the list of all: from when, of which demand, and the file. */
export function DocumentRow({
  document,
  timeZone,
  href,
  isDownloading,
  onDownload,
}: DocumentRowProps) {
  const { name, createdAt, demandId, demand, fileType, fileSize, status } = document
  const Icon = toFileIcon(fileType)
  const toLabel = isDownloading ? documentsLabels.downloading : documentsLabels.download
  return (
    <div className={css.row}>
      <Icon className={css.icon} />
      <div>
        <p className={css.name}>
          <TextLink href={href}>{name}</TextLink>
        </p>
        <p className={css.meta}>
          <time dateTime={createdAt}>
            {documentsLabels.sentOn} {formatDate(createdAt, timeZone)}
          </time>
          <span>{formatFileSize(fileSize)}</span>
          <span>{fileMessages[`files.status.${status}`]}</span>
        </p>
        {demandId && demand && (
          <p className={css.meta}>
            <span>
              {documentsLabels.demand}{' '}
              <TextLink href={`/demands/${demandId}`}>{demand.name}</TextLink>
            </span>
          </p>
        )}
      </div>
      <IconButton
        variant="outlined"
        label={toLabel(name)}
        icon={isDownloading ? <Spinner /> : <Download />}
        isPending={isDownloading}
        onPress={onDownload}
      />
    </div>
  )
}
