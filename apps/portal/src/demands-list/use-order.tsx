import { evaluateReorderOffer } from '@tramite/core/demands'
import { useViewer } from '@tramite/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const OrderDialog = lazy(() =>
  import('./order-dialog.tsx').then((module) => ({ default: module.OrderDialog })),
)

/**
 * The order of the demands in progress.
 * @param inProgress how many of them the user sees
 * @returns how it is opened, where there is an order to choose, and its dialog
 */
export function useOrder(inProgress: number): {
  readonly onOrder: (() => void) | undefined
  readonly dialog: ReactNode
} {
  const { access } = useViewer()
  const [isOpen, setOpen] = useState(false)
  return {
    onOrder: evaluateReorderOffer(inProgress, access).allowed ? () => setOpen(true) : undefined,
    dialog: isOpen && (
      <Suspense>
        <OrderDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
