import { templatesLabels as labels } from '../../labels/templates.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'

export interface ReviewDialogProps {
  isOpen: boolean
  onAnswer: (isWanted: boolean) => void
  /** Closed without an answer: no document is made. */
  onClose: () => void
}

/** Asks, before a document is made, whether a specialist should review it. */
export function ReviewDialog({ isOpen, onAnswer, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      title={labels.review}
      width="question"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={() => onAnswer(false)}>
            {labels.no}
          </Button>
          <Button onPress={() => onAnswer(true)}>{labels.yes}</Button>
        </>
      }
    >
      <p>{labels.reviewText}</p>
    </Dialog>
  )
}
