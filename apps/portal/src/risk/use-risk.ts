import { useNavigate } from '@tanstack/react-router'
import { riskMessages } from '@tramite/core/messages'
import { evaluateRiskTool, getRiskTable, listRiskDemands } from '@tramite/core/risk'
import { toReading, useApp, useRead, useViewer } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'

/** The owner of the terms that are accepted now. */
export function useRiskTermsOwner() {
  const { user } = useViewer()
  const { tramite } = useApp()
  return { userId: user.id, businessId: tramite.client.businessId() ?? '' }
}

/**
 * The analysis of the active business with its demand. If there is none that the user sees, they are told
 * so and led back to the tools.
 */
export function useRisk() {
  const navigate = useNavigate()
  const { toasts } = useApp().ports
  const demands = useRead(listRiskDemands, undefined)
  const table = useRead(getRiskTable, undefined)
  // That there was none is old while it is asked again.
  const none = demands.isFetching ? undefined : null
  const demand = demands.data && (demands.data.demands[0] ?? none)
  // Without a demand, the answers say whether there is one that this user does not see.
  const isKnown = demand === null ? !table.isPending : demand !== undefined
  const entry = isKnown ? evaluateRiskTool(demand ?? null, table.data) : undefined

  const isRefused = entry?.allowed === false
  const leave = useEffectEvent(() => {
    if (!entry || entry.allowed || !entry.href) return
    toasts.show({ title: riskMessages[`risk.${entry.reason}`], tone: 'error' })
    void navigate({ to: entry.href, replace: true })
  })
  useEffect(() => {
    if (isRefused) leave()
  }, [isRefused])

  return {
    demand,
    rows: demand ? table.data : undefined,
    ...toReading(demands, table),
    /** A read that has begun by itself is waited for, and not begun again. */
    reload: () =>
      Promise.all([demands, table].map(({ refetch }) => refetch({ cancelRefetch: false }))),
  }
}
