import { fillMessage, takenMessages } from '@tramite/core/messages'
import { type Businesses, useApp } from '@tramite/react'
import { useEffect, useRef } from 'react'

/**
 * Says that the business of the open page is the user's no longer, and which one has taken its place: what is
 * on the page from now on is of another one.
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
