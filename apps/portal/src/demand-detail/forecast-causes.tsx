import { getDemandForecast } from '@tramite/core/demands'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import { ForecastCauses as ForecastCausesView } from '@tramite/ui/demands/dialogs'

/** How the date of a demand was determined. */
export function ForecastCauses({ demandId }: { demandId: string }) {
  const { conventions } = useViewer()
  const history = useRead(getDemandForecast, { id: demandId })
  return (
    <ForecastCausesView
      causes={history.data?.causes}
      {...toLoadStatus(history)}
      timeZone={conventions.timeZone}
    />
  )
}
