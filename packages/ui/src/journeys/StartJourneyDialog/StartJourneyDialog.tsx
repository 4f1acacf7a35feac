import { type JourneyType, toJourneySteps } from '@tramite/core/journeys'
import { journeyMessages } from '@tramite/core/messages'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import * as css from './StartJourneyDialog.css.ts'

export interface StartJourneyDialogProps {
  isOpen: boolean
  journey: JourneyType
  isPending: boolean
  /** Why it cannot be started any more. */
  refusal?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a journey starts, and lists the demands that it creates. */
export function StartJourneyDialog({ journey, onClose, ...dialog }: StartJourneyDialogProps) {
  const steps = toJourneySteps(journey)
  return (
    <AlertDialog
      {...dialog}
      title={journey.title}
      confirmText={labels.start}
      cancelText={labels.cancel}
      pendingText={labels.starting}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <Text isStrong>{journeyMessages['journeys.startConfirmation']}</Text>
        <Text isMuted>{labels.raised(steps.length)}</Text>
        <ol className={css.steps}>
          {steps.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </Stack>
    </AlertDialog>
  )
}
