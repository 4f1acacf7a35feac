import { FEEDBACK_DESCRIPTION_MAX } from '@tramite/core/demands'
import { type FormEvent, useId } from 'react'
import { feedbackLabels } from '../../../labels/feedback.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import * as css from './FeedbackDialog.css.ts'

export interface FeedbackValues {
  /** 1 to 5; 0 while none is chosen. */
  readonly rating: number
  readonly description: string
}

export interface FeedbackDialogProps {
  isOpen: boolean
  demandName: string
  values: FeedbackValues
  onChange: (values: FeedbackValues) => void
  onSend: () => void
  /** Says "not now": the dialog does not come back by itself. */
  onSkip: () => void
  /** Leaves it for now, with what was chosen and typed: nothing is said to the firm. */
  onClose: () => void
  isPending: boolean
}

/** Rates a delivered demand; the comment and 'Enviar' come with the stars. Specification §4, §5. */
export function FeedbackDialog({
  isOpen,
  demandName,
  values,
  onChange,
  onSend,
  onSkip,
  onClose,
  isPending,
}: FeedbackDialogProps) {
  const formId = useId()
  const isRated = values.rating > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSend()
  }
  return (
    <Dialog
      title={feedbackLabels.title}
      isOpen={isOpen}
      onClose={onClose}
      isPending={isPending}
      actions={
        <>
          <Button variant="secondary" onPress={onSkip}>
            {feedbackLabels.skip}
          </Button>
          {isRated && (
            <Button
              type="submit"
              form={formId}
              isPending={isPending}
              pendingText={feedbackLabels.sending}
            >
              {feedbackLabels.send}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={submit}>
        <p className={css.intro}>{feedbackLabels.intro(demandName)}</p>
        <div className={css.rating}>
          <StarRating
            label={feedbackLabels.rating}
            value={values.rating}
            onChange={(rating) => onChange({ ...values, rating })}
          />
          <p className={css.meaning} role="status">
            {feedbackLabels.meaning[values.rating]}
          </p>
        </div>
        {isRated && (
          <TextArea
            label={feedbackLabels.comment}
            description={feedbackLabels.commentHint}
            counted={FEEDBACK_DESCRIPTION_MAX}
            maxLength={FEEDBACK_DESCRIPTION_MAX}
            value={values.description}
            onChange={(description) => onChange({ ...values, description })}
          />
        )}
      </form>
    </Dialog>
  )
}
