import { getJourneyType } from '@tramite/core/journeys'
import { useRecord } from '@tramite/react'
import { JourneyView } from '@tramite/ui/journeys'
import { useState } from 'react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { useDemandFrame } from '../providers/use-demand-frame.ts'
import { useJourneyAccess } from './use-journey-access.tsx'

const StartJourneyDialog = lazyDialog(() => import('./start-journey-dialog.tsx'))

const NOTHING = { canStart: false, followHref: null, followsDemand: false }

/** One journey with its path. */
export function JourneyPage({ id }: { id: string }) {
  const { view, notice, toOffers } = useJourneyAccess()
  const isEnabled = view.kind !== 'closed'
  const { data: journey, ...loadStatus } = useRecord(getJourneyType, { id }, { isEnabled })
  const frame = useDemandFrame()
  const [isStarting, setStarting] = useState(false)
  if (view.kind === 'closed') return view.notice && <AccessClosed notice={view.notice} />
  const { canStart, followHref, followsDemand } = journey ? toOffers(journey) : NOTHING
  return (
    <>
      <JourneyView
        state={loadStatus.state}
        journey={journey}
        frame={frame}
        canStart={canStart}
        followHref={followsDemand ? followHref : null}
        onStart={() => setStarting(true)}
        notice={notice}
        onRetry={loadStatus.onRetry}
        isRetrying={loadStatus.isRetrying}
      />
      {isStarting && journey && (
        <StartJourneyDialog journey={journey} onClose={() => setStarting(false)} />
      )}
    </>
  )
}
