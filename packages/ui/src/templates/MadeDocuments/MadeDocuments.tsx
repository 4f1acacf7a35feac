import type { Document } from '@tramite/core/documents'
import { FileText } from 'lucide-react'
import { DocumentRow } from '../../documents/DocumentRow/DocumentRow.tsx'
import type { DownloadsProps } from '../../files/transfers.ts'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { useFocusNewRow } from '../../primitives/use-focus-new-row.ts'
import * as css from './MadeDocuments.css.ts'

export interface MadeDocumentsProps {
  /** Documents that the reader had made, newest first. */
  documents: readonly Document[]
  /** Undefined if all are shown. */
  onShowMore?: (() => void) | undefined
  isLoadingMore: boolean
  timeZone: string
  downloads: DownloadsProps<Document>
  /** The same text as a .docx. */
  wordDownloads: DownloadsProps<Document>
  /** The address that opens a document above the page. */
  toDocumentHref: (document: Document) => string
  /** What to say if there is none. */
  emptyText?: string
}

/** The documents that the reader had made with the generator. */
export function MadeDocuments({
  documents,
  onShowMore,
  isLoadingMore,
  timeZone,
  downloads,
  wordDownloads,
  toDocumentHref,
  emptyText,
}: MadeDocumentsProps) {
  const { holderRef, focusNewRow } = useFocusNewRow<HTMLUListElement>()
  return (
    <Card heading={labels.documents}>
      {documents.length === 0 ? (
        <EmptyState icon={<FileText />} title={labels.noDocuments} text={emptyText} />
      ) : (
        <ul ref={holderRef} className={css.documents} aria-label={labels.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow
                document={document}
                timeZone={timeZone}
                href={toDocumentHref(document)}
                isDownloading={downloads.busy.has(document.id)}
                onDownload={() => downloads.onDownload(document)}
                word={{
                  isDownloading: wordDownloads.busy.has(document.id),
                  onDownload: () => wordDownloads.onDownload(document),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {onShowMore && (
        <Button
          variant="ghost"
          isPending={isLoadingMore}
          onPress={() => {
            focusNewRow()
            onShowMore()
          }}
        >
          {labels.moreDocuments}
        </Button>
      )}
    </Card>
  )
}
