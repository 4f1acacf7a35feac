import { fileMessages } from '@tramite/core/messages'
import { leaveUploadsLabels as labels } from '../../labels/leave-uploads.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'

export interface LeaveUploadsDialogProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before the user leaves running uploads behind. */
export function LeaveUploadsDialog({ isOpen, onLeave, onStay }: LeaveUploadsDialogProps) {
  return (
    <AlertDialog
      title={labels.title}
      isOpen={isOpen}
      confirmText={labels.leave}
      cancelText={labels.stay}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{fileMessages['files.leaveUnfinished']}</p>
    </AlertDialog>
  )
}
