import {
  evaluatePrivacyOffer,
  evaluateSelection,
  toDemandViewer,
  toPrivacyCandidates,
} from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useBulkSelection, useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkPrivacy, DemandColumnData } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const MakePrivateDialog = lazyDialog(() => import('./make-private-dialog.tsx'))

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
  const mayChoose = evaluatePrivacyOffer(toDemandViewer(user)).allowed
  const { selection, choose, asked, ask, close } = useBulkSelection(
    toPrivacyCandidates(columns.flatMap(({ demands }) => demands)),
  )
  const leave = () => {
    close()
    choose([])
    setChoosing(false)
  }
  const onMakePrivate = () => {
    const decision = evaluateSelection(selection)
    if (decision.allowed) {
      ask(selection)
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
            onSelectionChange: choose,
            onMakePrivate,
          }
        : undefined,
    dialog: asked.length > 0 && (
      <MakePrivateDialog demands={asked} onDone={leave} onClose={close} />
    ),
  }
}
