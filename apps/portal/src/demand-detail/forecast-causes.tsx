import { getDemandForecast } from '@tramite/core/demands'
import { useRead, useViewer } from '@tramite/react'
import { ForecastCauses as ForecastCausesView } from '@tramite/ui/demands/detail'
import { useState } from 'react'

/** How the date of a demand came about, read once somebody asks. */
export function ForecastCauses({ demandId }: { demandId: string }) {
  const { conventions } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const history = useRead(getDemandForecast, { id: demandId }, { isEnabled: isOpen })
  return (
    <ForecastCausesView
      onOpen={() => setOpen(true)}
      causes={history.data?.causes}
      isFailed={history.isError}
      isRetrying={history.isFetching}
      onRetry={() => history.refetch()}
      timeZone={conventions.timeZone}
    />
  )
}
