import { type Demand, type ProcessItem, toMovedOnText } from '@tramite/core/demands'
import { useViewer } from '@tramite/react'
import { useState } from 'react'

/**
 * Who has moved a demand on since the dialog opened, to what and when; null if nobody has, and while the
 * conversation does not tell.
 * @param items the conversation, oldest first
 */
export function useMovedOn(
  demand: Pick<Demand, 'statusKey' | 'statusChangedAt'>,
  items: readonly ProcessItem[],
): string | null {
  const { user, conventions } = useViewer()
  const [found] = useState(demand)
  if (demand.statusChangedAt === found.statusChangedAt) return null
  return toMovedOnText(found, items, { userId: user.id, timeZone: conventions.timeZone })
}
