import { deleteBusiness } from '@tramite/core/businesses'
import { fillMessage, takenMessages } from '@tramite/core/messages'
import { type Businesses, useApp } from '@tramite/react'
import { useEffect, useRef } from 'react'

/**
 * Reports that the user has lost the business of the open page, unless they have deleted it here themselves,
 * and which business the page shows from now on.
 */
export function useTakenBusiness({ all, active }: Businesses): void {
  const { ports, queries, tramite } = useApp()
  const { toasts } = ports
  const last = useRef(active)
  useEffect(() => {
    if (!active) return
    const before = last.current
    last.current = active
    if (!before || all.some(({ id }) => id === before.id)) return
    // An event may report the deletion before its own answer.
    const { mutationKey } = tramite.command(deleteBusiness)
    const isOwnDoing = queries
      .getMutationCache()
      .findAll({ mutationKey })
      .some(
        ({ state: { status, variables } }) =>
          status !== 'error' && (variables as { id: string }).id === before.id,
      )
    const text = takenMessages[isOwnDoing ? 'businesses.replaced' : 'businesses.taken']
    const names = { taken: before.name, shown: active.name }
    toasts.show({ title: fillMessage(text, names), tone: isOwnDoing ? 'success' : 'error' })
  }, [all, active, queries, tramite, toasts])
}
