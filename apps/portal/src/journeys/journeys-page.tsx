import { type JourneyType, listJourneyTypes, toJourneyList } from '@tramite/core/journeys'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import { JourneysView } from '@tramite/ui/journeys'
import { useState } from 'react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { type JourneysAddress, journeysSearch } from './journeys-search.ts'
import { useJourneyAccess } from './use-journey-access.tsx'

const StartJourneyDialog = lazyDialog(() => import('./start-journey-dialog.tsx'))

interface JourneysPageProps {
  address: JourneysAddress
  onAddressChange: (address: JourneysAddress) => void
}

/** The journeys that the firm offers to customers of this type. */
export function JourneysPage({ address, onAddressChange }: JourneysPageProps) {
  const { user } = useViewer()
  const { view, notice, toOffers } = useJourneyAccess()
  const query = useRead(
    listJourneyTypes,
    { customerType: user.Customer?.customerType ?? null },
    { isEnabled: view.kind !== 'closed' },
  )
  const [started, setStarted] = useState<JourneyType>()
  const { status, page } = journeysSearch.valuesOf(address)
  if (view.kind === 'closed') return view.notice && <AccessClosed notice={view.notice} />
  return (
    <>
      <JourneysView
        list={query.data && toJourneyList(query.data.journeyTypes, { filter: status, page })}
        filter={status}
        onFilterChange={(filter) =>
          onAddressChange(journeysSearch.change(address, { status: filter, page: 0 }))
        }
        toHref={(next) =>
          journeysSearch.toHref('/journeys', journeysSearch.change(address, { page: next }))
        }
        toOffers={toOffers}
        onStart={setStarted}
        notice={notice}
        {...toLoadStatus(query)}
      />
      {started && <StartJourneyDialog journey={started} onClose={() => setStarted(undefined)} />}
    </>
  )
}
