import type { Document } from '@tramite/core/documents'
import { FileCheck2 } from 'lucide-react'
import { DocumentRow } from '../documents/DocumentRow/DocumentRow.tsx'
import type { DownloadsProps } from '../files/transfers.ts'
import { mappingLabels as labels } from '../labels/mapping.ts'
import { PagedList, type PageOfList } from '../paged-list/PagedList/PagedList.tsx'
import { Section } from '../primitives/Section/Section.tsx'

export interface CompletedMappingsProps {
  list: PageOfList<Document>
  downloads: DownloadsProps<Document>
  timeZone: string
  /** The address that opens a document above the page. */
  toDocumentHref: (document: Document) => string
}

/** The documents of the completed mappings. */
export function CompletedMappings({
  list,
  downloads,
  timeZone,
  toDocumentHref,
}: CompletedMappingsProps) {
  return (
    <Section title={labels.completed}>
      <PagedList
        {...list}
        label={labels.completed}
        pagesLabel={labels.completedPages}
        icon={<FileCheck2 />}
        emptyTitle={labels.completedEmpty}
        emptyText={labels.completedEmptyText}
        failedTitle={labels.completedFailed}
      >
        {(document) => (
          <DocumentRow
            document={document}
            timeZone={timeZone}
            href={toDocumentHref(document)}
            isDownloading={downloads.busy.has(document.id)}
            onDownload={() => downloads.onDownload(document)}
          />
        )}
      </PagedList>
    </Section>
  )
}
