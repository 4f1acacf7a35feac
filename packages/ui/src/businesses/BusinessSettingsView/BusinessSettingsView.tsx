import type { Business, businessNameSchema } from '@tramite/core/businesses'
import type { FormValues, FormView } from '@tramite/core/forms'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { ChangedFields } from '../../primitives/Section/ChangedFields.tsx'
import { EditableSection, type EditableSectionProps } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

export interface BusinessSettingsViewProps
  extends Pick<EditableSectionProps, 'canEdit' | 'isEditing' | 'onEdit' | 'onCancel'> {
  state: 'loading' | 'failed' | 'missing' | 'ready'
  business: Business | undefined
  /** `DD/MM/AAAA`. */
  createdOn: string
  form: FormView<FormValues<typeof businessNameSchema>>
  /** The fields that somebody else changed while the name was being edited. */
  changed: readonly string[]
  isSaving: boolean
  onRetry: () => void
  isRetrying: boolean
  /** Its users: `BusinessMembers`. */
  children: ReactNode
}

/** A business with its name and its users. */
export function BusinessSettingsView({ state, children, ...data }: BusinessSettingsViewProps) {
  return (
    <PageFrame
      title={labels.settingsTitle}
      subtitle={state === 'missing' ? undefined : data.business?.name}
      crumbs={[{ label: labels.title, href: '/business' }]}
    >
      <Content state={state} {...data}>
        {children}
      </Content>
    </PageFrame>
  )
}

function Content({
  state,
  business,
  createdOn,
  form,
  changed,
  isSaving,
  onRetry,
  isRetrying,
  children,
  ...editing
}: BusinessSettingsViewProps) {
  if (state === 'missing') {
    const isUnsaved = editing.isEditing && form.isDirty
    return (
      <EmptyState
        icon={<Building2 />}
        title={labels.missing}
        text={isUnsaved ? labels.unsaved(form.values.name) : undefined}
        action={<LinkButton href="/business">{labels.backToList}</LinkButton>}
      />
    )
  }
  if (state === 'failed' || !business) {
    return (
      <ReadState
        hasFailed={state === 'failed'}
        failedTitle={labels.settingsFailed}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        <Skeleton height="20rem" />
      </ReadState>
    )
  }
  const facts = [
    { id: 'name', term: labels.name, value: business.name },
    { id: 'createdAt', term: labels.created, value: createdOn },
  ]
  return (
    <Stack gap={8}>
      <EditableSection
        {...editing}
        title={labels.data}
        form={form}
        isPending={isSaving}
        notice={<ChangedFields items={facts} changed={changed} />}
        reading={<DescriptionList items={facts} />}
      >
        <TextField {...form.text('name')} label={labels.name} autoComplete="off" />
      </EditableSection>
      {children}
    </Stack>
  )
}
