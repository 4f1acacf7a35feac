import { useQuery } from '@tanstack/react-query'
import { getDemand } from '@tramite/core/demands'
import { DemandDetailSkeleton, DemandNotFound } from '@tramite/ui/demands/detail'
import { useEffect } from 'react'
import { clientOfAllBusinesses } from '../integrations/client.ts'
import { usePortal } from '../providers/portal-context.tsx'

/**
 * A demand that the active business does not have. A link in an e-mail may lead to a demand of
 * another business of the user: then that one becomes active. Otherwise it is not found.
 */
export function MissingDemand({ id }: { id: string }) {
  const { openBusiness } = usePortal()
  const { data, isPending } = useQuery(getDemand(clientOfAllBusinesses, { id }))
  const businessId = data?.businessId
  useEffect(() => {
    if (businessId) openBusiness(businessId)
  }, [businessId, openBusiness])
  return isPending || businessId ? <DemandDetailSkeleton /> : <DemandNotFound />
}
