import { useQuery } from '@tanstack/react-query'
import { getDemandForecast } from '@tramite/core/demands'
import { ForecastCauses as ForecastCausesView } from '@tramite/ui/demands/detail'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { usePortal } from '../providers/portal-context.tsx'

/** How the date of a demand came about, read once somebody asks. */
export function ForecastCauses({ demandId }: { demandId: string }) {
  const { conventions } = usePortal()
  const [isOpen, setOpen] = useState(false)
  const history = useQuery({ ...getDemandForecast(client, { id: demandId }), enabled: isOpen })
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
