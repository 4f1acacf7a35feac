import { evaluateReorderOffer } from '@tramite/core/demands'
import { useViewer } from '@tramite/react'
import type { RowMove } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const OrderDialog = lazyDialog(() => import('./order-dialog.tsx'))

/**
 * The order of the demands in progress.
 * @param inProgress how many of them the user sees
 * @returns opens the dialog, if there is an order to choose, with the dragged row or none; and the dialog
 * itself
 */
export function useOrder(inProgress: number): {
  readonly onOrder: ((move?: RowMove) => void) | undefined
  readonly dialog: ReactNode
} {
  const { access } = useViewer()
  const [opened, setOpened] = useState<{ readonly move: RowMove | undefined }>()
  return {
    onOrder: evaluateReorderOffer(inProgress, access).allowed
      ? (move) => setOpened({ move })
      : undefined,
    dialog: opened && <OrderDialog move={opened.move} onClose={() => setOpened(undefined)} />,
  }
}
