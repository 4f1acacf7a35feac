import { evaluateToolAccess } from '@tramite/core/access'
import { toHomeReminders, toUpcomingFilter } from '@tramite/core/home'
import { listReminders } from '@tramite/core/reminders'
import { toLoadStatus, useApp, usePages, useViewer } from '@tramite/react'
import type { HomeViewProps } from '@tramite/ui/home'
import { useDemandFrame } from '../providers/use-demand-frame.ts'

/** 'Lembretes à vencer' of the active business. */
export function useHomeReminders(): HomeViewProps['reminders'] {
  const { contract } = useViewer()
  const { tramite } = useApp()
  const { today } = useDemandFrame()
  const access = evaluateToolAccess({ ...contract, tool: 'reminders' })
  const query = usePages(listReminders, toUpcomingFilter({ today }), {
    isEnabled: access.allowed,
  })
  const frame = { today, businessId: tramite.client.businessId() }
  const reminders = query.data?.pages[0]?.reminders
  return {
    ...toLoadStatus(query),
    reminders:
      access.allowed && !reminders ? undefined : toHomeReminders(access, reminders ?? [], frame),
  }
}
