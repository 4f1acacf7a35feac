import { useNavigate } from '@tanstack/react-router'
import { riskMessages } from '@tramite/core/messages'
import { evaluateRiskTool, getRiskTable } from '@tramite/core/risk'
import { useApp, useRiskDemand, useViewer } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'

/** The owner of the terms that are accepted now. */
export function useRiskTermsOwner() {
  const { user } = useViewer()
  const { tramite } = useApp()
  return { userId: user.id, businessId: tramite.client.businessId() ?? '' }
}

/**
 * The analysis of the active business with its demand. If there is none that the user can see, they are
 * redirected to the tools with the reason.
 */
export function useRisk() {
  const navigate = useNavigate()
  const { toasts } = useApp().ports
  const { demand, sectors, state, hasFailed, isRetrying, onRetry, reload } =
    useRiskDemand(getRiskTable)
  const entry = demand === undefined ? undefined : evaluateRiskTool(demand, sectors)

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
    rows: demand ? sectors : undefined,
    state,
    hasFailed,
    isRetrying,
    onRetry,
    reload,
  }
}
