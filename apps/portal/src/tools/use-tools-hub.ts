import { listToolCards, type Tool } from '@tramite/core/access'
import { getMappingHome } from '@tramite/core/mapping'
import { listMarks } from '@tramite/core/marks'
import { countByCategory, listReminders } from '@tramite/core/reminders'
import { listTemplates } from '@tramite/core/templates'
import { useApp, usePages, useRead, useViewer } from '@tramite/react'
import type { ToolStanding, ToolsHubViewProps } from '@tramite/ui/tools'

/** The tools with who may open them, and how far the user is in those that are open. */
export function useToolsHub(): Omit<ToolsHubViewProps, 'onClosed'> {
  const { user, conventions, day } = useViewer()
  const { session } = useApp().ports
  const { today } = day
  const cards = listToolCards({ customer: user.Customer, user, today, conventions })
  const isOpen = (tool: Tool) => cards.some((card) => card.tool === tool && card.access.allowed)
  const templates = usePages(listTemplates, {}, { isEnabled: isOpen('templates') })
  const mapping = useRead(getMappingHome, undefined, { isEnabled: isOpen('mapping') })
  const marks = useRead(listMarks, { limit: 1 }, { isEnabled: isOpen('marks') })
  const due = usePages(
    listReminders,
    { endDate: today, reminderFiled: false },
    { isEnabled: isOpen('reminders') },
  )

  const standings: Partial<Record<Tool, ToolStanding>> = {}
  const begun = templates.data?.pages.flatMap((page) => page.templates) ?? []
  const drafts = begun.filter(({ hasDraft }) => hasDraft).length
  if (drafts > 0) standings.templates = { kind: 'drafts', count: drafts }
  const activities = mapping.data?.sectors.flatMap((sector) => sector.activities) ?? []
  if (activities.length > 0) {
    const done = activities.filter(({ percentage }) => percentage === 100).length
    standings.mapping = { kind: 'activities', done, count: activities.length }
  }
  const markCount = marks.data?.total ?? 0
  if (markCount > 0) standings.marks = { kind: 'marks', count: markCount }
  const counts = countByCategory(due.data?.pages[0]?.reminders ?? [], {
    today,
    businessId: session.businessId(),
  })
  if (counts.all > 0) {
    standings.reminders = { kind: 'reminders', overdue: counts.defeated, today: counts.today }
  }
  return { cards, standings }
}
