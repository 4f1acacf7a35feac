import { listBusinesses } from '@tramite/core/businesses'
import { getDemand } from '@tramite/core/demands'
import { isNotFound } from '@tramite/core/http'
import { useApp, useRead, useViewer } from '@tramite/react'
import {
  DemandDetailSkeleton,
  DemandFailed,
  DemandNotFound,
  type Unsent,
} from '@tramite/ui/demands/detail'
import { useEffect, useMemo } from 'react'
import { useTitleFocus } from '../providers/use-title-focus.ts'

/**
 * A demand that the active business does not have. A link in an e-mail may lead to a demand of another
 * business of the user: then that business becomes active. Otherwise the demand is not found.
 */
export function MissingDemand({ id, ...unsent }: { id: string } & Unsent) {
  const { openBusiness } = useViewer()
  const { tramite } = useApp()
  const { client } = useMemo(() => tramite.within(null), [tramite])
  const { data, error, isPending, isFetching, refetch } = useRead(getDemand, { id }, { client })
  const { data: businesses = [] } = useRead(listBusinesses, undefined)
  // It may have disappeared with the field in which the user was typing.
  useTitleFocus(true, String(isPending))
  // The cached demand survives after it or its business was taken from the user.
  const home =
    error === null ? businesses.find((business) => business.id === data?.businessId)?.id : undefined
  useEffect(() => {
    if (home) openBusiness(home)
  }, [home, openBusiness])
  if (isPending || home) return <DemandDetailSkeleton />
  if (error !== null && !isNotFound(error)) {
    return <DemandFailed onRetry={() => refetch()} isRetrying={isFetching} {...unsent} />
  }
  return <DemandNotFound {...unsent} />
}
