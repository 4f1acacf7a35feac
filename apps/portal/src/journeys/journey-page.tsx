import { isApiError } from '@tramite/core/http'
import { getJourneyType } from '@tramite/core/journeys'
import { useRead } from '@tramite/react'
import { isId } from '@tramite/react/search'
import { JourneyView } from '@tramite/ui/journeys'
import { lazy, Suspense, useState } from 'react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { useDayFrame } from '../providers/use-day-frame.ts'
import { useJourneyAccess } from './use-journey-access.tsx'

const StartJourneyDialog = lazy(() => import('./start-journey-dialog.tsx'))

const NOTHING = { canStart: false, followHref: null, followsDemand: false }

/** One journey with its path. */
export function JourneyPage({ id }: { id: string }) {
  const { view, notice, toOffers } = useJourneyAccess()
  const query = useRead(getJourneyType, { id }, { isEnabled: view.kind !== 'closed' && isId(id) })
  const frame = useDayFrame()
  const [isStarting, setStarting] = useState(false)
  const { data: journey, error } = query
  if (view.kind === 'closed') return view.notice && <AccessClosed notice={view.notice} />
  const isMissing = !isId(id) || (isApiError(error) && error.status === 404)
  const { canStart, followHref, followsDemand } = journey ? toOffers(journey) : NOTHING
  const state = journey ? 'ready' : isMissing ? 'missing' : error ? 'failed' : 'loading'
  return (
    <>
      <JourneyView
        state={state}
        journey={journey}
        frame={frame}
        canStart={canStart}
        followHref={followsDemand ? followHref : null}
        onStart={() => setStarting(true)}
        notice={notice}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      <Suspense>
        {isStarting && journey && (
          <StartJourneyDialog journey={journey} onClose={() => setStarting(false)} />
        )}
      </Suspense>
    </>
  )
}
