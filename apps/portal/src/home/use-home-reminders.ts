import { useInfiniteQuery } from '@tanstack/react-query'
import { evaluateToolAccess } from '@tramite/core/access'
import { type HomeReminders, toHomeReminders, toUpcomingFilter } from '@tramite/core/home'
import { listReminders } from '@tramite/core/reminders'
import { useDayFrame } from '../demands-list/use-day-frame.ts'
import { client } from '../integrations/client.ts'
import { sessionStore } from '../integrations/session-store.ts'
import { usePortal } from '../providers/portal-context.tsx'

/** 'Lembretes à vencer' of the active business; undefined while they are being read. */
export function useHomeReminders(): HomeReminders | undefined {
  const { user, conventions } = usePortal()
  const { today } = useDayFrame()
  const { Customer: customer } = user
  const access = evaluateToolAccess({ customer, user, tool: 'reminders', today, conventions })
  const { data } = useInfiniteQuery({
    ...listReminders(client, toUpcomingFilter({ today })),
    enabled: access.allowed,
  })
  if (access.allowed && !data) return undefined
  const frame = { today, businessId: sessionStore.businessId(), timeZone: conventions.timeZone }
  return toHomeReminders(access, data?.pages[0]?.reminders ?? [], frame)
}
