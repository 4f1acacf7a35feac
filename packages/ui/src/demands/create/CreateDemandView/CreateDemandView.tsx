import { DEMAND_DESCRIPTION_MAX, DEMAND_NAME_MAX } from '@tramite/core/demands'
import { type FormEvent, useRef } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { demandCreateLabels as labels } from '../../../labels/demand-create.ts'
import { draftLabels } from '../../../labels/drafts.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import type { PickerOption } from '../../../primitives/ComboBox/ComboBox.tsx'
import { useRefusedFields } from '../../../primitives/Field/use-refused-fields.ts'
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx'
import { TagInput } from '../../../primitives/TagInput/TagInput.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { PageFrame } from '../../../shell/PageFrame/PageFrame.tsx'
import { UploadField } from '../../documents/UploadField/UploadField.tsx'
import * as css from './CreateDemandView.css.ts'

export interface CreateDemandValues {
  readonly name: string
  readonly description: string
  readonly private: boolean
  readonly priority: boolean
  readonly usersToNotify: readonly string[]
}

export type CreateDemandErrors = { readonly [field in keyof CreateDemandValues]?: string }

export interface CreateDemandViewProps {
  values: CreateDemandValues
  onChange: (values: CreateDemandValues) => void
  onSubmit: () => void
  /** A new object for each refused attempt. */
  errors: CreateDemandErrors
  /** Why the last attempt failed; stands by the button until the next one. */
  failure?: { readonly title: string; readonly description?: string } | undefined
  isPending: boolean
  /** The demand is created as soon as its files have arrived. */
  isWaitingForUploads: boolean
  /** A file did not arrive, so that the demand cannot be created yet. */
  hasFailedUpload: boolean
  uploads: UploadsProps
  /** The colleagues who can be told; not the reader. */
  colleagues: readonly PickerOption[]
  /** False for customers of specific demands, who have no secret ones. */
  canBePrivate: boolean
  /** When the draft was last kept: 'às 09:41'. */
  savedAt?: string | undefined
  /** What became of the draft, where the form does not show it. */
  draftNotice?: DraftNoticeState | undefined
  /** There is something typed to throw away. */
  onDiscard?: (() => void) | undefined
}

const errorFree: CreateDemandErrors = {}

/** Raises a demand. Specification §2, §4, §5. */
export function CreateDemandView({
  values,
  onChange,
  onSubmit,
  errors = errorFree,
  failure,
  isPending,
  isWaitingForUploads,
  hasFailedUpload,
  uploads,
  colleagues,
  canBePrivate,
  savedAt,
  draftNotice,
  onDiscard,
}: CreateDemandViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const standing = useRefusedFields(form, errors, values)
  const isBusy = isPending || isWaitingForUploads
  const undoDiscard = () => {
    if (draftNotice?.kind === 'discarded') draftNotice.onUndo()
    form.current?.querySelector('input')?.focus()
  }
  const footNotice: DraftNoticeState | undefined =
    draftNotice?.kind === 'discarded' ? { kind: 'discarded', onUndo: undoDiscard } : draftNotice
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.intro}
      crumbs={[{ label: labels.demands, href: '/demands' }, { label: labels.title }]}
    >
      <form ref={form} className={css.form} aria-label={labels.form} noValidate onSubmit={submit}>
        {draftNotice?.kind === 'restored' && <DraftNotice notice={draftNotice} />}
        <TextField
          label={labels.name}
          description={labels.nameHint}
          name="name"
          maxLength={DEMAND_NAME_MAX}
          autoComplete="off"
          isRequired
          value={values.name}
          error={standing.name}
          onChange={(name) => onChange({ ...values, name })}
        />
        <TextArea
          label={labels.description}
          description={labels.descriptionHint}
          name="description"
          rows={6}
          counted={DEMAND_DESCRIPTION_MAX}
          isRequired
          value={values.description}
          error={standing.description}
          onChange={(description) => onChange({ ...values, description })}
        />
        <div className={css.options}>
          {canBePrivate && (
            <Checkbox
              description={labels.privateHint}
              isSelected={values.private}
              onChange={(isPrivate) => onChange({ ...values, private: isPrivate })}
            >
              {labels.private}
            </Checkbox>
          )}
          <Checkbox
            description={labels.priorityHint}
            isSelected={values.priority}
            onChange={(priority) => onChange({ ...values, priority })}
          >
            {labels.priority}
          </Checkbox>
        </div>
        <UploadField
          label={labels.attachments}
          buttonText={labels.addFiles}
          error={hasFailedUpload ? labels.uploadFailed : undefined}
          uploads={uploads}
        />
        {colleagues.length > 0 ? (
          <TagInput
            label={labels.usersToNotify}
            description={labels.usersHint}
            placeholder={labels.usersPlaceholder}
            items={colleagues}
            value={colleagues.filter(({ id }) => values.usersToNotify.includes(id))}
            onChange={(chosen) =>
              onChange({ ...values, usersToNotify: chosen.map(({ id }) => id) })
            }
          />
        ) : (
          <p className={css.quiet}>{labels.noUsers}</p>
        )}
        <div role="status" className={css.status}>
          {isWaitingForUploads && <Banner tone="info">{labels.waitingText}</Banner>}
        </div>
        {draftNotice?.kind !== 'restored' && <DraftNotice notice={footNotice} />}
        {failure && (
          <Banner tone="error" title={failure.title}>
            {failure.description}
          </Banner>
        )}
        <div className={css.foot}>
          <Button
            type="submit"
            isPending={isBusy}
            pendingText={isWaitingForUploads ? labels.waiting : labels.submitting}
          >
            {labels.submit}
          </Button>
          <LinkButton href="/demands" variant="secondary">
            {labels.cancel}
          </LinkButton>
          {onDiscard && (
            <Button variant="ghost" onPress={onDiscard}>
              {draftLabels.discard}
            </Button>
          )}
          {savedAt && <span className={css.draft}>{draftLabels.saved(savedAt)}</span>}
        </div>
      </form>
    </PageFrame>
  )
}
