import { CausesLoading, WhyThisDate as WhyThisDateView } from '@tramite/ui/demands/detail'
import { lazy, Suspense, useState } from 'react'

const ForecastCauses = lazy(() =>
  import('./forecast-causes.tsx').then((module) => ({ default: module.ForecastCauses })),
)

/** How the date of a demand was determined, read on request. */
export function WhyThisDate({ demandId }: { demandId: string }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <WhyThisDateView onOpen={() => setOpened(true)}>
      <Suspense fallback={<CausesLoading />}>
        {isOpened && <ForecastCauses demandId={demandId} />}
      </Suspense>
    </WhyThisDateView>
  )
}
