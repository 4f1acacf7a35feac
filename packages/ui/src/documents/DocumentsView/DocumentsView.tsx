import type { Document } from '@tramite/core/documents'
import { fileMessages } from '@tramite/core/messages'
import { FileText } from 'lucide-react'
import { ArchiveButton } from '../../files/ArchiveButton/ArchiveButton.tsx'
import type { ArchiveProps, DownloadsProps } from '../../files/transfers.ts'
import { documentsLabels } from '../../labels/documents.ts'
import { pagedListLabels } from '../../labels/paged-list.ts'
import { ListFilter } from '../../paged-list/ListFilter/ListFilter.tsx'
import { ListPaper } from '../../paged-list/ListPaper/ListPaper.tsx'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import { isFiltered, type ListFilterValue } from '../../paged-list/list-filter.ts'
import { PagedList, type PageOfList, toResult } from '../../paged-list/PagedList/PagedList.tsx'
import { ActionBar } from '../../primitives/ActionBar/ActionBar.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { DocumentRow } from '../DocumentRow/DocumentRow.tsx'

/** The ticked documents, whatever page or filter they were found by. */
export interface DocumentSelection {
  readonly ids: ReadonlySet<string>
  readonly onToggle: (document: Document) => void
  readonly onClear: () => void
  /** All of them as one file. */
  readonly archive: ArchiveProps
}

export interface DocumentsViewProps {
  list: PageOfList<Document>
  /** How many documents match the filter; undefined while unknown. */
  total: number | undefined
  filter: ListFilterValue
  onFilterChange: (filter: ListFilterValue) => void
  downloads: DownloadsProps<Document>
  selection: DocumentSelection
  timeZone: string
  paper: PaperFacts
  /** The address that opens a document above the page. */
  toDocumentHref: (document: Document) => string
}

/** All documents that the firm prepared for the customer. */
export function DocumentsView({
  list,
  total,
  filter,
  onFilterChange,
  downloads,
  selection,
  timeZone,
  paper,
  toDocumentHref,
}: DocumentsViewProps) {
  return (
    <PageFrame title={documentsLabels.title} subtitle={documentsLabels.subtitle}>
      <ListFilter
        label={documentsLabels.filters}
        textLabel={documentsLabels.name}
        textPlaceholder={documentsLabels.namePlaceholder}
        value={filter}
        onChange={onFilterChange}
        result={total === undefined ? '' : toResult(documentsLabels.found(total), list)}
      />
      <ListPaper
        paper={paper}
        filters={[[documentsLabels.name, filter.text]]}
        period={filter}
        shown={list.items.length}
        total={total}
      />
      <PagedList
        {...list}
        label={documentsLabels.title}
        pagesLabel={documentsLabels.pages}
        icon={<FileText />}
        emptyTitle={fileMessages['documents.empty']}
        emptyText={isFiltered(filter) ? pagedListLabels.emptyFiltered : documentsLabels.emptyHint}
        failedTitle={fileMessages['documents.loadFailed']}
      >
        {(document) => (
          <DocumentRow
            document={document}
            timeZone={timeZone}
            href={toDocumentHref(document)}
            isDownloading={downloads.busy.has(document.id)}
            onDownload={() => downloads.onDownload(document)}
            selection={{
              isSelected: selection.ids.has(document.id),
              onChange: () => selection.onToggle(document),
            }}
          />
        )}
      </PagedList>
      <ActionBar count={selection.ids.size} onClear={selection.onClear}>
        <ArchiveButton archive={selection.archive} size="small">
          {documentsLabels.downloadSelected(selection.ids.size)}
        </ArchiveButton>
      </ActionBar>
    </PageFrame>
  )
}
