import { useNavigate } from '@tanstack/react-router'
import { listToolCards, type Tool, toolPaths } from '@tramite/core/access'
import { civilDateOf, formatRelativeDay } from '@tramite/core/calendar'
import { getMappingHome, toMappingStanding } from '@tramite/core/mapping'
import { listMarks } from '@tramite/core/marks'
import { countByCategory, listReminders } from '@tramite/core/reminders'
import {
  evaluateRiskEntry,
  evaluateRiskMeeting,
  getRiskProgress,
  toRiskStanding,
} from '@tramite/core/risk'
import { listTemplates } from '@tramite/core/templates'
import { useAllPages, useApp, usePages, useRead, useRiskDemand, useViewer } from '@tramite/react'
import type { ToolStanding, ToolsHubViewProps } from '@tramite/ui/tools'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePaid } from '../areas/use-paid.ts'

/**
 * The tools, who may open them, and the user's progress in those that are open.
 * @param onRiskMeeting requests the meeting that starts the risk analysis
 * @param markDraftSavedAt when the draft of a mark's registration was last stored, see `MarkDraft`
 */
export function useToolsHub(
  onRiskMeeting: () => void,
  markDraftSavedAt: string | undefined,
): Omit<ToolsHubViewProps, 'onClosed'> {
  const { contract, conventions, day } = useViewer()
  const { tramite } = useApp()
  const { today } = day
  const cards = listToolCards(contract)
  const isOpen = (tool: Tool) => cards.some((card) => card.tool === tool && card.access.allowed)
  const templates = usePages(listTemplates, { hasDraft: true }, { isEnabled: isOpen('templates') })
  const mapping = useRead(getMappingHome, undefined, { isEnabled: isOpen('mapping') })
  const marks = useRead(listMarks, { limit: 1 }, { isEnabled: isOpen('marks') })
  const risk = useRiskDemand(getRiskProgress, { isEnabled: isOpen('risk') })
  const [riskDemand] = risk.listed ?? []
  const navigate = useNavigate()
  const [isEntering, setEntering] = useState(false)
  const due = useAllPages(
    listReminders,
    { endDate: today, reminderFiled: false },
    { isEnabled: isOpen('reminders') },
  )

  const toDay = (moment: string) => civilDateOf(new Date(moment), conventions.timeZone)
  const standings: Partial<Record<Tool, ToolStanding>> = {}
  const [drafted] = templates.data?.pages ?? []
  const saved = drafted?.templates
    .map(({ draftSavedAt }) => draftSavedAt ?? '')
    .sort()
    .at(-1)
  if (drafted && saved) {
    const when = formatRelativeDay(toDay(saved), day)
    standings.templates = { kind: 'drafts', count: drafted.total, when }
  }
  const mappingStanding = mapping.data && toMappingStanding(mapping.data)
  if (mappingStanding) standings.mapping = { kind: 'mapping', standing: mappingStanding }
  const riskStanding = risk.sectors && toRiskStanding(riskDemand, risk.sectors)
  if (riskStanding) standings.risk = { kind: 'risk', standing: riskStanding }
  const markCount = marks.data?.total ?? 0
  if (markCount > 0 || markDraftSavedAt) {
    standings.marks = { kind: 'marks', count: markCount, draftSavedAt: markDraftSavedAt }
  }
  // While further pages are missing, the total is unknown.
  const pages = due.hasNextPage ? [] : (due.data?.pages ?? [])
  const dueReminders = pages.flatMap(({ reminders }) => reminders)
  const counts = countByCategory(dueReminders, {
    today,
    businessId: tramite.client.businessId(),
  })
  if (counts.all > 0) {
    standings.reminders = { kind: 'reminders', overdue: counts.defeated, today: counts.today }
  }
  const entry =
    risk.listed && (riskDemand || (risk.sectors && !risk.hasFailed))
      ? evaluateRiskEntry(risk.listed, risk.sectors)
      : undefined
  const offerMeeting = usePaid()(evaluateRiskMeeting(contract).allowed, onRiskMeeting)
  const enterRisk = () => setEntering(true)
  const begin = risk.isAwaited ? enterRisk : offerMeeting
  const ways = entry && { risk: entry.kind === 'offerMeeting' ? begin : entry.href }
  const follow = useEffectEvent(() => {
    setEntering(false)
    if (typeof ways?.risk === 'function') ways.risk()
    // The page of the tool reports a read that failed.
    else void navigate({ href: ways?.risk ?? toolPaths.risk })
  })
  useEffect(() => {
    if (isEntering && !risk.isAwaited) follow()
  }, [isEntering, risk.isAwaited])
  return {
    cards,
    standings,
    ...(ways && { ways }),
    ...(risk.isAwaited && !entry && { onEnter: { risk: enterRisk } }),
  }
}
