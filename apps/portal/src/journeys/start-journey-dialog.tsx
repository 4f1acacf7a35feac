import { useNavigate } from '@tanstack/react-router'
import { createCustomerJourney, type JourneyType, toStartRefusal } from '@tramite/core/journeys'
import { useRun, useViewer } from '@tramite/react'
import { StartJourneyDialog as StartView } from '@tramite/ui/journeys/dialogs'

interface StartJourneyDialogProps {
  journey: JourneyType
  onClose: () => void
}

/** Starts a journey in the active business, and navigates to its first demand, unless the page was left meanwhile. */
export default function StartJourneyDialog({ journey, onClose }: StartJourneyDialogProps) {
  const { user, access } = useViewer()
  const navigate = useNavigate()
  const start = useRun(createCustomerJourney)
  // What was started cannot be started again.
  const isOurs = start.isPending || start.isSuccess
  const confirm = () =>
    start.mutate(
      { journeyTypeId: journey.id, customerId: user.customerId ?? '' },
      {
        onSuccess: ({ demands: [first] }) => {
          onClose()
          if (first) navigate({ to: '/demands/$id', params: { id: first.id } })
        },
        onError: onClose,
      },
    )
  return (
    <StartView
      isOpen
      journey={journey}
      isPending={start.isPending}
      refusal={isOurs ? undefined : toStartRefusal(journey, access)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
