import { formatDate } from '@tramite/core/calendar'
import type { Document } from '@tramite/core/documents'
import { formatFileSize } from '@tramite/core/files'
import { fileMessages } from '@tramite/core/messages'
import { toDemandPath } from '@tramite/core/shell'
import { Download } from 'lucide-react'
import { toFileIcon } from '../../files/file-icon.ts'
import type { DownloadProps } from '../../files/transfers.ts'
import { documentsLabels } from '../../labels/documents.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './DocumentRow.css.ts'

export interface DocumentRowProps extends DownloadProps {
  document: Document
  timeZone: string
  /** Opens the document above the page. */
  href: string
  /** The download of its `wordFile`, if offered. */
  word?: DownloadProps
  /** Whether it is ticked, in a list with selection. */
  selection?: { readonly isSelected: boolean; readonly onChange: (isSelected: boolean) => void }
}

/** A document in the list of all: its date, its demand, and the file. */
export function DocumentRow({
  document,
  timeZone,
  href,
  isDownloading,
  onDownload,
  word,
  selection,
}: DocumentRowProps) {
  const { name, createdAt, demandId, demand, fileType, fileSize, wordFile, status } = document
  const Icon = toFileIcon(fileType)
  const toLabel = isDownloading ? documentsLabels.downloading : documentsLabels.download
  return (
    <div className={selection ? `${css.row} ${css.selectable}` : css.row}>
      {selection && (
        <Checkbox {...selection} isLabelHidden>
          {documentsLabels.select(name)}
        </Checkbox>
      )}
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
              <TextLink href={toDemandPath(demandId)}>{demand.name}</TextLink>
            </span>
          </p>
        )}
      </div>
      <div className={css.downloads}>
        {wordFile && word && (
          <Button
            variant="secondary"
            aria-label={documentsLabels.downloadWord(name)}
            isPending={word.isDownloading}
            onPress={word.onDownload}
          >
            {documentsLabels.word}
          </Button>
        )}
        <IconButton
          variant="outlined"
          label={toLabel(name)}
          icon={isDownloading ? <Spinner /> : <Download />}
          isPending={isDownloading}
          onPress={onDownload}
        />
      </div>
    </div>
  )
}
