import {
  evaluateJourneyFollow,
  evaluateJourneyStart,
  evaluateJourneysView,
  type JourneyType,
} from '@tramite/core/journeys'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { JourneysNotice } from '@tramite/ui/journeys'

/** What the contract lets the user do with journeys, and what can be done with each. */
export function useJourneyAccess() {
  const { access, contract } = useViewer()
  const { firm } = usePorts()
  const view = evaluateJourneysView(contract)
  return {
    view,
    /** Stands above the list where nothing can be started. */
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
        /** Nothing is under way any more where it leads to the journey itself. */
        followsDemand: follow.allowed && follow.demandId !== null,
      }
    },
  }
}
