import { demandCreateDraft } from '@tramite/core/demands'
import { adoptDraft } from '@tramite/core/drafts'
import { fillMessage, takenMessages } from '@tramite/core/messages'
import { type Businesses, useApp, useViewer } from '@tramite/react'
import { useEffect } from 'react'

/** Moves the draft of a demand from a business that the user no longer has to the one that the page shows. */
export function useLostDraft({ all, active }: Businesses): void {
  const { ports, drafts } = useApp()
  const { toasts } = ports
  const { id: userId } = useViewer().user
  useEffect(() => {
    if (!active) return
    const ids = all.map(({ id }) => id)
    const owner = { userId, businessId: active.id }
    if (!adoptDraft(drafts, demandCreateDraft, owner, ids)) return
    const text = fillMessage(takenMessages['businesses.draftMoved'], { shown: active.name })
    toasts.show({ title: text, tone: 'success' })
  }, [all, active, userId, drafts, toasts])
}
