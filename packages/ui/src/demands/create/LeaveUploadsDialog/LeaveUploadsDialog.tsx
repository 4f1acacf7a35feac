import { fileMessages } from '@tramite/core/messages'
import { demandCreateLabels } from '../../../labels/demand-create.ts'
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx'

export interface LeaveUploadsDialogProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before the user leaves running uploads behind. */
export function LeaveUploadsDialog({ isOpen, onLeave, onStay }: LeaveUploadsDialogProps) {
  return (
    <AlertDialog
      title={demandCreateLabels.leaveTitle}
      isOpen={isOpen}
      confirmText={demandCreateLabels.leave}
      cancelText={demandCreateLabels.stay}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{fileMessages['files.leaveUnfinished']}</p>
    </AlertDialog>
  )
}
