import { riskLabels as labels } from '../../labels/risk.ts'
import { riskMeetingConfirmation } from '../../labels/risk-dialogs.ts'
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

export interface RiskConfirmDialogProps extends Pick<AlertDialogProps, 'failure'> {
  /** Asking for the meeting that starts the analysis, or withdrawing the answers to this sector. */
  what: 'meeting' | { readonly redo: string }
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before the analysis starts, and before answers are withdrawn. */
export function RiskConfirmDialog({
  what,
  failure,
  isPending,
  onConfirm,
  onCancel,
}: RiskConfirmDialogProps) {
  const { title, text, confirm, pending } =
    what === 'meeting'
      ? { ...riskMeetingConfirmation, pending: labels.requesting }
      : {
          title: labels.redoTitle,
          text: labels.redoText(what.redo),
          confirm: labels.redo,
          pending: labels.redoing,
        }
  return (
    <AlertDialog
      isOpen
      title={title}
      confirmText={confirm}
      cancelText={labels.cancel}
      isDanger={what !== 'meeting'}
      isPending={isPending}
      failure={failure}
      pendingText={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{text}</Text>
    </AlertDialog>
  )
}
