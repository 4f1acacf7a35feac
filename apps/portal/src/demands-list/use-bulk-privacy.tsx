import {
  evaluatePrivacyOffer,
  evaluateSelection,
  toDemandViewer,
  toPrivacyCandidates,
} from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useBulkSelection, useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkPrivacy, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { listNotPrivate, type ShownDemands } from './column-query.ts'
import { useAllChoosable } from './use-all-choosable.ts'

const MakePrivateDialog = lazyDialog(() => import('./make-private-dialog.tsx'))

/**
 * Makes the chosen demands of any status private in one call, once they have been listed and confirmed.
 * Demands that have left the lists or become private are no longer chosen.
 * @param columns the lists that the page shows
 * @param shown what they are asked for
 * @returns what the list shows, if the user may, and the confirmation dialog, to be rendered on the page
 */
export function useBulkPrivacy(
  columns: readonly DemandColumnData[],
  shown: ShownDemands,
): {
  readonly privacy: BulkPrivacy | undefined
  readonly dialog: ReactNode
} {
  const { toasts } = usePorts()
  const { user, access } = useViewer()
  const [isChoosing, setChoosing] = useState(false)
  const mayChoose = evaluatePrivacyOffer(toDemandViewer(user)).allowed
  const all = useAllChoosable(listNotPrivate, shown)
  const { selection, choose, asked, ask, close } = useBulkSelection(
    toPrivacyCandidates([...columns.flatMap(({ demands }) => demands), ...all.demands]),
  )
  const onSelectionChange = (ids: DemandSelection) => {
    choose(ids)
    if (ids.length === 0) all.leave()
  }
  const leave = () => {
    close()
    onSelectionChange([])
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
            onSelectionChange,
            onMakePrivate,
            rest: columns.some(
              ({ demands, total, isRefreshing }) => isRefreshing || demands.length < total,
            )
              ? {
                  onSelectAll: () => void all.take(onSelectionChange),
                  isLoading: all.isLoading,
                  choosable: all.total,
                }
              : undefined,
          }
        : undefined,
    dialog: asked.length > 0 && (
      <MakePrivateDialog demands={asked} onDone={leave} onClose={close} />
    ),
  }
}
