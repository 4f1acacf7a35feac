import { evaluatePrivacyOffer, evaluateSelection, toDemandViewer } from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkPrivacy, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { loadedDialog } from '../providers/loaded-dialog.tsx'

const MakePrivateDialog = loadedDialog(() => import('./make-private-dialog.tsx'))

const noSelection: DemandSelection = []

/**
 * Makes the chosen demands of any status private in one call, once they have been listed and confirmed.
 * Demands that have left the lists or become private are no longer chosen.
 * @returns what the list shows, if the user may, and the confirmation dialog, to be rendered on the page
 */
export function useBulkPrivacy(columns: readonly DemandColumnData[]): {
  readonly privacy: BulkPrivacy | undefined
  readonly dialog: ReactNode
} {
  const { toasts } = usePorts()
  const { user, access } = useViewer()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState(noSelection)
  const [asked, setAsked] = useState(noSelection)
  const mayChoose = evaluatePrivacyOffer(toDemandViewer(user)).allowed
  const all = columns.flatMap(({ demands }) => demands)
  const candidates = new Map(all.filter((each) => !each.private).map((each) => [each.id, each]))
  const selection = chosen.filter((id) => candidates.has(id))
  // The server refuses all if one of them cannot be made private any more.
  const confirmed = asked.flatMap((id) => candidates.get(id) ?? [])
  const close = () => setAsked(noSelection)
  if (asked.length > 0 && confirmed.length === 0) close()
  const leave = () => {
    close()
    setChosen(noSelection)
    setChoosing(false)
  }
  const onMakePrivate = () => {
    const decision = evaluateSelection(selection)
    if (decision.allowed) {
      setAsked(selection)
      return
    }
    const title = demandSelectionMessages[`demands.refused.${decision.reason}`]
    toasts.show({ title, tone: 'error' })
  }
  return {
    privacy:
      mayChoose && access.writing.allowed
        ? {
            isChoosing,
            onChoosingChange: (next) => (next ? setChoosing(true) : leave()),
            selection,
            onSelectionChange: setChosen,
            onMakePrivate,
          }
        : undefined,
    dialog: confirmed.length > 0 && (
      <MakePrivateDialog demands={confirmed} onDone={leave} onClose={close} />
    ),
  }
}
