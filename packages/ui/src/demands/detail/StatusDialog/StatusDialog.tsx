import type { ReplyRoute } from '@tramite/core/demands'
import type { FormView } from '@tramite/core/forms'
import { useId } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { statusDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../../primitives/Form/Form.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { UploadField } from '../../documents/UploadField/UploadField.tsx'
import { DatePreview, type DatePreviewState } from '../DatePreview/DatePreview.tsx'
import { OpenQuestion, type OpenQuestionProps } from '../OpenQuestion/OpenQuestion.tsx'
import * as css from './StatusDialog.css.ts'

export interface StatusDialogProps extends Pick<DialogProps, 'failure'> {
  /** What the customer does with the demand. */
  kind: 'resolve' | 'reopen'
  isOpen: boolean
  form: FormView<{ readonly message: string }>
  onClose: () => void
  /** The files given for no item in particular. */
  uploads: UploadsProps
  /** The firm's question; absent if it has not asked anything. */
  question?: OpenQuestionProps | undefined
  isPending: boolean
  /** It is sent as soon as its files are uploaded. */
  isWaitingForUploads: boolean
  /** An upload failed, so it cannot be sent yet. */
  hasFailedUpload: boolean
  /** The effect on the date. */
  preview: DatePreviewState
  /**
   * How the reply is sent: with the change of status, as a message if the demand has moved on meanwhile,
   * or not at all.
   */
  route?: ReplyRoute
  /** The demand has moved on by the reader's own reply, whose answer was lost. */
  hasArrived?: boolean
  /** Who moved the demand on, and when, as far as is known. */
  movedOn?: string | null
  /** Why the contract takes no reply; absent where the demand has moved on. */
  refusal?: string | undefined
  /** State of the draft, where the field does not show it. */
  draftNotice?: DraftNoticeState | undefined
}

const texts = {
  resolve: { title: labels.resolveTitle, intro: labels.resolveText },
  reopen: { title: labels.reopenTitle, intro: labels.reopenText },
} as const

/** Resolves pending items or reopens, with a message to the firm. */
export function StatusDialog({
  kind,
  isOpen,
  form,
  onClose,
  uploads,
  question,
  isPending,
  failure,
  isWaitingForUploads,
  hasFailedUpload,
  preview,
  route = 'status',
  hasArrived = false,
  movedOn,
  refusal,
  draftNotice,
}: StatusDialogProps) {
  const formId = useId()
  const isBusy = isPending || isWaitingForUploads
  const lists = [uploads, ...(question?.entries.map((entry) => entry.uploads) ?? [])]
  const files = lists.flatMap(({ rows }) => rows)
  return (
    <Dialog
      title={texts[kind].title}
      isOpen={isOpen}
      width={question ? 'wide' : 'normal'}
      onClose={onClose}
      isDirty={draftNotice?.kind === 'unstored' || files.some(({ state }) => state !== 'done')}
      isPending={isPending}
      failure={failure}
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
      <Form
        id={formId}
        form={form}
        isPending={isBusy || route === 'closed'}
        className={question ? css.beside : css.form}
      >
        {question && <OpenQuestion {...question} />}
        <div className={css.form}>
          {route === 'status' && (
            <>
              <p className={css.intro}>{texts[kind].intro}</p>
              <DatePreview preview={preview} />
            </>
          )}
          <div aria-live="polite" className={css.status}>
            {route !== 'status' && (
              <Banner
                tone="info"
                title={refusal ?? (hasArrived ? labels.arrived : (movedOn ?? labels.wentOn))}
              >
                {route === 'message'
                  ? labels[hasArrived ? 'restAsMessage' : 'goesAsMessage']
                  : [!refusal && labels.goesNowhere, labels.copyFirst].filter(Boolean).join(' ')}
              </Banner>
            )}
          </div>
          <DraftNotice notice={draftNotice} />
          <TextArea
            {...form.field('message')}
            label={labels.description}
            rows={5}
            // The question is read first.
            autoFocus={!question}
          />
          <UploadField
            buttonText={labels.attach}
            error={hasFailedUpload ? labels.uploadFailed : undefined}
            uploads={uploads}
          />
        </div>
      </Form>
    </Dialog>
  )
}
