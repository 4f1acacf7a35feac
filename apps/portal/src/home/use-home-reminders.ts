import { evaluateToolAccess } from '@tramite/core/access'
import { type HomeReminders, toHomeReminders, toUpcomingFilter } from '@tramite/core/home'
import { listReminders } from '@tramite/core/reminders'
import { useApp, usePages, useViewer } from '@tramite/react'
import { useDayFrame } from '../demands-list/use-day-frame.ts'

/** 'Lembretes à vencer' of the active business; undefined while they are being read. */
export function useHomeReminders(): HomeReminders | undefined {
  const { contract, conventions } = useViewer()
  const { session } = useApp().ports
  const { today } = useDayFrame()
  const access = evaluateToolAccess({ ...contract, tool: 'reminders' })
  const { data } = usePages(listReminders, toUpcomingFilter({ today }), {
    isEnabled: access.allowed,
  })
  if (access.allowed && !data) return undefined
  const frame = { today, businessId: session.businessId(), timeZone: conventions.timeZone }
  return toHomeReminders(access, data?.pages[0]?.reminders ?? [], frame)
}
