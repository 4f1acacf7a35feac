import type { FormView } from '@tramite/core/forms'
import { useId } from 'react'
import { feedbackLabels } from '../../../labels/feedback.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../../primitives/Form/Form.tsx'
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { UnsentText } from '../../conversation/UnsentText/UnsentText.tsx'
import * as css from './FeedbackDialog.css.ts'

export interface FeedbackValues {
  /** 1 to 5; 0 while none is chosen. */
  readonly rating: number
  readonly description: string
}

export interface FeedbackDialogProps extends Pick<DialogProps, 'failure'> {
  isOpen: boolean
  demandName: string
  form: FormView<FeedbackValues>
  /** Answers "not now": the dialog does not open automatically again. */
  onSkip: () => void
  /** Closes the dialog and discards the input: nothing is sent to the firm. */
  onClose: () => void
  isPending: boolean
  /** Why the comment cannot be sent any more; it can still be read and copied. */
  refusal?: string | undefined
}

/** Rates a delivered demand; the comment and 'Enviar' appear once stars are chosen. */
export function FeedbackDialog({
  isOpen,
  demandName,
  form,
  onSkip,
  onClose,
  isPending,
  failure,
  refusal,
}: FeedbackDialogProps) {
  const formId = useId()
  const rating = form.field('rating')
  const isRated = rating.value > 0
  if (refusal) {
    return (
      <Dialog
        title={feedbackLabels.title}
        isOpen={isOpen}
        onClose={onClose}
        isDirty
        cancelText={feedbackLabels.close}
      >
        <div className={css.form}>
          <div role="alert">
            <Banner tone="info" title={refusal}>
              {feedbackLabels.copyFirst}
            </Banner>
          </div>
          <UnsentText>{form.values.description}</UnsentText>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={feedbackLabels.title}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty}
      isPending={isPending}
      failure={failure}
      actions={
        <>
          <Button variant="secondary" isDisabled={isPending} onPress={onSkip}>
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
      <Form id={formId} form={form} isPending={isPending} className={css.form}>
        <p className={css.intro}>{feedbackLabels.intro(demandName)}</p>
        <div className={css.rating}>
          <StarRating {...rating} label={feedbackLabels.rating} />
          <p className={css.meaning} role="status">
            {feedbackLabels.meaning[rating.value]}
          </p>
        </div>
        {isRated && (
          <TextArea
            {...form.text('description')}
            label={feedbackLabels.comment}
            description={feedbackLabels.commentHint}
          />
        )}
      </Form>
    </Dialog>
  )
}
