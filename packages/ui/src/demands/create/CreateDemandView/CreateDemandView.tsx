import type { FormView } from '@tramite/core/forms'
import { useRef } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { demandCreateLabels as labels } from '../../../labels/demand-create.ts'
import { draftLabels } from '../../../labels/drafts.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { type LoadedOptions, offersAny, toPicked } from '../../../primitives/ComboBox/options.ts'
import { Form } from '../../../primitives/Form/Form.tsx'
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
  readonly usersToNotify: string[]
}

export interface CreateDemandViewProps {
  form: FormView<CreateDemandValues>
  /** The business in which the demand is created. */
  businessName: string | undefined
  /** Why the last attempt failed; shown by the button until the next one. */
  failure?: { readonly title: string; readonly description?: string } | undefined
  isPending: boolean
  /** The demand is created as soon as its files are uploaded. */
  isWaitingForUploads: boolean
  /** An upload failed, so the demand cannot be created yet. */
  hasFailedUpload: boolean
  uploads: UploadsProps
  /** The colleagues who can be notified; not the reader. */
  colleagues: LoadedOptions
  /** False for specific-demand customers, who have no secret demands. */
  canBePrivate: boolean
  /** When the draft was last saved: 'às 09:41'. */
  savedAt?: string | undefined
  /** State of the draft, where the form does not show it. */
  draftNotice?: DraftNoticeState | undefined
  /** Present if there is input to discard. */
  onDiscard?: (() => void) | undefined
}

/** Creates a demand. */
export function CreateDemandView({
  form,
  businessName,
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
  const fields = useRef<HTMLDivElement>(null)
  const isPrivate = form.field('private')
  const priority = form.field('priority')
  const usersToNotify = form.field('usersToNotify')
  const isBusy = isPending || isWaitingForUploads
  const undoDiscard = () => {
    if (draftNotice?.kind === 'discarded') draftNotice.onUndo()
    fields.current?.querySelector('input')?.focus()
  }
  const footNotice: DraftNoticeState | undefined =
    draftNotice?.kind === 'discarded' ? { kind: 'discarded', onUndo: undoDiscard } : draftNotice
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.intro}
      crumbs={[{ label: labels.demands, href: '/demands' }, { label: labels.title }]}
    >
      <Form form={form} isPending={isBusy} className={css.form} aria-label={labels.form}>
        {draftNotice?.kind === 'restored' && <DraftNotice notice={draftNotice} />}
        <div ref={fields}>
          <TextField
            {...form.text('name')}
            label={labels.name}
            description={labels.nameHint}
            autoComplete="off"
          />
        </div>
        <TextArea
          {...form.text('description')}
          label={labels.description}
          description={labels.descriptionHint}
          rows={6}
        />
        <div className={css.options}>
          {canBePrivate && (
            <Checkbox
              description={labels.privateHint}
              isSelected={isPrivate.value}
              onChange={isPrivate.onChange}
            >
              {labels.private}
            </Checkbox>
          )}
          <Checkbox
            description={labels.priorityHint}
            isSelected={priority.value}
            onChange={priority.onChange}
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
        {offersAny(colleagues) ? (
          <TagInput
            label={labels.usersToNotify}
            description={labels.usersHint}
            placeholder={labels.usersPlaceholder}
            items={colleagues}
            {...toPicked(usersToNotify, colleagues.options)}
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
        {businessName && <p className={css.quiet}>{labels.inBusiness(businessName)}</p>}
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
      </Form>
    </PageFrame>
  )
}
