import { overlayLabels as labels } from '../../labels/overlays.ts'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'

export interface LeaveDialogProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before the user leaves a page whose form has unsaved input. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      title={labels.discardTitle}
      isOpen={isOpen}
      confirmText={labels.discard}
      cancelText={labels.keepEditing}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{labels.leaveText}</p>
    </AlertDialog>
  )
}
