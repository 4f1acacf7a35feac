import type { ReplyRoute } from '@tramite/core/demands'
import { type FormEvent, useId, useRef } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { useRefusedFields } from '../../../primitives/Field/use-refused-fields.ts'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { UploadField } from '../../documents/UploadField/UploadField.tsx'
import { DatePreview, type DatePreviewState } from '../DatePreview/DatePreview.tsx'
import * as css from './StatusDialog.css.ts'

export interface StatusDialogProps {
  /** What the customer does to the demand. */
  kind: 'resolve' | 'reopen'
  isOpen: boolean
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  onClose: () => void
  /** A new object for each refused attempt. */
  errors: { readonly message?: string | undefined }
  uploads: UploadsProps
  isPending: boolean
  /** It goes as soon as its files have arrived. */
  isWaitingForUploads: boolean
  /** A file did not arrive, so that it cannot go yet. */
  hasFailedUpload: boolean
  /** What becomes of the date. */
  preview: DatePreviewState
  /**
   * How the answer goes: with the change of status; as a message where the demand has gone on
   * meanwhile; or not at all.
   */
  route?: ReplyRoute
  /** What became of the draft, where the field does not show it. */
  draftNotice?: DraftNoticeState | undefined
}

const texts = {
  resolve: { title: labels.resolveTitle, intro: labels.resolveText },
  reopen: { title: labels.reopenTitle, intro: labels.reopenText },
} as const

/** Resolves pendings or reopens, each with a word to the firm. Specification §4, §5. */
export function StatusDialog({
  kind,
  isOpen,
  value,
  onChange,
  onSubmit,
  onClose,
  errors,
  uploads,
  isPending,
  isWaitingForUploads,
  hasFailedUpload,
  preview,
  route = 'status',
  draftNotice,
}: StatusDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const standing = useRefusedFields(form, errors, { message: value })
  const isBusy = isPending || isWaitingForUploads
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && route !== 'closed') onSubmit()
  }
  return (
    <Dialog
      title={texts[kind].title}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={uploads.rows.some(({ state }) => state !== 'done')}
      isPending={isPending}
      cancelText={labels.cancel}
      actions={
        <Button
          type="submit"
          isDisabled={route === 'closed'}
          form={formId}
          isPending={isBusy}
          pendingText={isWaitingForUploads ? labels.waitingFiles : labels.sending}
        >
          {route === 'message' ? labels.sendAsMessage : labels.send}
        </Button>
      }
    >
      <form id={formId} ref={form} className={css.form} noValidate onSubmit={submit}>
        <p className={css.intro}>{texts[kind].intro}</p>
        {route === 'status' && <DatePreview preview={preview} />}
        <div aria-live="polite" className={css.status}>
          {route !== 'status' && (
            <Banner tone="info" title={labels.wentOn}>
              {route === 'message' ? labels.goesAsMessage : labels.goesNowhere}
            </Banner>
          )}
        </div>
        <DraftNotice notice={draftNotice} />
        <TextArea
          label={labels.statusDescription}
          rows={5}
          autoFocus
          isRequired
          value={value}
          error={standing.message}
          onChange={onChange}
        />
        <UploadField
          buttonText={labels.attach}
          error={hasFailedUpload ? labels.uploadFailed : undefined}
          uploads={uploads}
        />
      </form>
    </Dialog>
  )
}
