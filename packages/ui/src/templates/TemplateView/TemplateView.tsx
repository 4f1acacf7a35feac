import { formatDateTime } from '@tramite/core/calendar'
import { type Template, toRevisionText, toTemplateProgress } from '@tramite/core/templates'
import { FilePlus2, PencilLine } from 'lucide-react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { MadeDocuments, type MadeDocumentsProps } from '../MadeDocuments/MadeDocuments.tsx'
import { toTemplateCrumbs } from '../template-crumbs.ts'
import * as css from './TemplateView.css.ts'

export interface TemplateViewProps extends Omit<MadeDocumentsProps, 'emptyText'> {
  template: Omit<Template, 'html' | 'documents'>
}

/** A template: what it is for, the reader's draft, and the documents made from it. */
export function TemplateView({ template, ...made }: TemplateViewProps) {
  const { timeZone } = made
  const { id, name, description, draft, fields, lastRevisionDate, type } = template
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
                <Text isMuted>
                  {made.documents.length > 0 ? labels.draftFinished : labels.noDraft}
                </Text>
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
        <MadeDocuments {...made} emptyText={labels.noDocumentsText} />
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
