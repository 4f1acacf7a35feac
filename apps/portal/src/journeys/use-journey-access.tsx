import {
  evaluateJourneyFollow,
  evaluateJourneyStart,
  evaluateJourneysView,
  type JourneyType,
} from '@tramite/core/journeys'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { JourneysNotice } from '@tramite/ui/journeys'

/** What the contract allows the user to do with journeys, and which actions each journey offers. */
export function useJourneyAccess() {
  const { access, contract } = useViewer()
  const { firm } = usePorts()
  const view = evaluateJourneysView(contract)
  return {
    view,
    /** Shown above the list when no journey can be started. */
    notice: view.notice && (
      <JourneysNotice
        notice={view.notice}
        contactEmail={firm.contactEmail}
        messagingHref={firm.messagingUrl}
      />
    ),
    toOffers: (journey: JourneyType) => {
      const follow = evaluateJourneyFollow(journey)
      return {
        canStart:
          view.canStart && evaluateJourneyStart(journey, { kind: 'customer' }, access).allowed,
        followHref: follow.allowed ? follow.href : null,
        /** False if nothing is in progress any more: the link then leads to the journey itself. */
        followsDemand: follow.allowed && follow.demandId !== null,
      }
    },
  }
}
