import { fillMessage, takenMessages } from '@tramite/core/messages'
import { type Businesses, useApp } from '@tramite/react'
import { useEffect, useRef } from 'react'

/**
 * Says that the open page's business was taken from the user, and which one replaces it: from now on the
 * page shows that one.
 */
export function useTakenBusiness({ all, active }: Businesses): void {
  const { toasts } = useApp().ports
  const last = useRef(active)
  useEffect(() => {
    if (!active) return
    const before = last.current
    last.current = active
    if (!before || all.some(({ id }) => id === before.id)) return
    const names = { taken: before.name, shown: active.name }
    toasts.show({ title: fillMessage(takenMessages['businesses.taken'], names), tone: 'error' })
  }, [all, active, toasts])
}
