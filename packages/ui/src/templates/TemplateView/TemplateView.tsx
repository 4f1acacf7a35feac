import { formatDateTime } from '@tramite/core/calendar'
import type { Document } from '@tramite/core/documents'
import { type Template, toRevisionText, toTemplateProgress } from '@tramite/core/templates'
import { FilePlus2, FileText, PencilLine } from 'lucide-react'
import { DocumentRow } from '../../documents/DocumentRow/DocumentRow.tsx'
import type { DownloadsProps } from '../../files/transfers.ts'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { useReadOn } from '../../primitives/use-read-on.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { toTemplateCrumbs } from '../template-crumbs.ts'
import * as css from './TemplateView.css.ts'

export interface TemplateViewProps {
  template: Omit<Template, 'html' | 'documents'>
  /** Documents that the reader had made from it, newest first. */
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
}

/** A template: what it is for, the reader's draft, and the documents made from it. */
export function TemplateView({
  template,
  documents,
  onShowMore,
  isLoadingMore,
  timeZone,
  downloads,
  wordDownloads,
  toDocumentHref,
}: TemplateViewProps) {
  const { id, name, description, draft, fields, lastRevisionDate, type } = template
  const { holderRef, readOn } = useReadOn<HTMLUListElement>()
  const facts = [
    { id: 'type', term: labels.kind, value: type?.name ?? null },
    { id: 'length', term: labels.length, value: labels.questions(fields.length) },
    { id: 'revised', term: labels.revised, value: toRevisionText(lastRevisionDate) },
  ]
  return (
    <PageFrame title={name} subtitle={description} crumbs={toTemplateCrumbs({ name })}>
      <Stack gap={6}>
        <div className={css.columns}>
          <Card heading={labels.draft}>
            <Stack>
              {draft ? (
                <DraftStanding draft={draft} fields={fields} timeZone={timeZone} />
              ) : (
                <Text isMuted>{labels.noDraft}</Text>
              )}
              <div>
                <LinkButton
                  href={`/tools/templates/${id}/questions`}
                  icon={draft ? <PencilLine /> : <FilePlus2 />}
                >
                  {draft ? labels.continueDraft : labels.newDocument}
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <Card heading={labels.about}>
            <DescriptionList items={facts} />
          </Card>
        </div>
        <Card heading={labels.documents}>
          {documents.length === 0 ? (
            <EmptyState
              icon={<FileText />}
              title={labels.noDocuments}
              text={labels.noDocumentsText}
            />
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
                readOn()
                onShowMore()
              }}
            >
              {labels.moreDocuments}
            </Button>
          )}
        </Card>
      </Stack>
    </PageFrame>
  )
}

function DraftStanding({
  draft,
  fields,
  timeZone,
}: {
  draft: NonNullable<Template['draft']>
  fields: Template['fields']
  timeZone: string
}) {
  const { done, total, percent } = toTemplateProgress(fields, draft.templateAnswers)
  return (
    <Stack gap={2}>
      <Text isStrong>{labels.percent(percent)}</Text>
      <ProgressBar label={labels.progress} value={percent} />
      <Text size="small" isMuted>
        {labels.draftOf(done, total, formatDateTime(draft.updatedAt, timeZone))}
      </Text>
    </Stack>
  )
}
