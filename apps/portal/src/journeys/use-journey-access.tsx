import { toNoticeContent } from '@tramite/core/access'
import {
  evaluateJourneyFollow,
  evaluateJourneyStart,
  evaluateJourneysView,
  type JourneyType,
} from '@tramite/core/journeys'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { Banner } from '@tramite/ui/Banner'

/** What the contract lets the user do with journeys, and what can be done with each. */
export function useJourneyAccess() {
  const { access, contract } = useViewer()
  const { firm } = usePorts()
  const view = evaluateJourneysView(contract)
  const content = view.notice && toNoticeContent(view.notice, firm)
  return {
    view,
    /** Stands above the list where nothing can be started. */
    notice: content && (
      <Banner tone="info" title={content.title}>
        {content.text} {content.contact}
      </Banner>
    ),
    toOffers: (journey: JourneyType) => {
      const follow = evaluateJourneyFollow(journey)
      return {
        canStart:
          view.canStart && evaluateJourneyStart(journey, { kind: 'customer' }, access).allowed,
        followHref: follow.allowed ? follow.href : null,
      }
    },
  }
}
