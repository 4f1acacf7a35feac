import {
  compareQueued,
  evaluateDrag,
  keepChosenOrder,
  listDemandsBoth,
  previewDemandsOrder,
  reorderDemands,
  toMovedSpan,
} from '@tramite/core/demands'
import { PAGE_SIZE_MAX, toWriteNotice } from '@tramite/core/http'
import { demandOutcomeMessages } from '@tramite/core/messages'
import { toShown, useAllPages, useRead, useRun, useViewer } from '@tramite/react'
import type { RowMove } from '@tramite/ui/demands'
import { moveTo, type OrderState, OrderDialog as OrderView } from '@tramite/ui/demands/order'
import { useMemo, useState } from 'react'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** The order after a row was dragged; dropped on a row fixed ahead of all others, it becomes the first. */
function orderAfter(
  ids: readonly string[],
  { id, targetId, position }: RowMove,
): readonly string[] {
  if (!ids.includes(id)) return ids
  const first = ids[0] ?? id
  return ids.includes(targetId)
    ? moveTo(ids, new Set([id]), targetId, position)
    : moveTo(ids, new Set([id]), first, 'before')
}

interface OrderDialogProps {
  /** The row move that opened the dialog. */
  move: RowMove | undefined
  onClose: () => void
}

/** Reorders the demands in progress; shows the resulting dates first. */
export default function OrderDialog({ move, onClose }: OrderDialogProps) {
  const { now, conventions } = useViewer()
  const query = useAllPages(listDemandsBoth, { statusKey: 'IN_PROGRESS', limit: PAGE_SIZE_MAX })
  // Null is the saved order, whatever was dragged before.
  const [chosen, setChosen] = useState<readonly string[] | null>()
  const demands = query.hasNextPage ? undefined : query.data?.pages
  const { locked, movable } = useMemo(() => {
    const queue = (demands ?? []).flatMap((page) => page.demands).sort(compareQueued)
    const canMove = new Set(
      queue
        .filter((demand) => evaluateDrag(demand, { now: now(), conventions }).allowed)
        .map(({ id }) => id),
    )
    return {
      locked: queue.filter(({ id }) => !canMove.has(id)),
      movable: queue.filter(({ id }) => canMove.has(id)),
    }
  }, [demands, now, conventions])

  const saved = movable.map(({ id }) => id)
  const begun = chosen === undefined && move ? orderAfter(saved, move) : chosen
  const order = begun ? keepChosenOrder(begun, saved) : saved
  const isMoved = !isSame(order, saved)
  const byId = new Map(movable.map((demand) => [demand.id, demand]))
  const ordered = order.flatMap((id) => byId.get(id) ?? [])

  const save = useRun(reorderDemands, { onDone: onClose })
  const isOver = save.isPending || save.isSuccess
  const dates = useRead(
    previewDemandsOrder,
    { numbers: toMovedSpan(movable, ordered).map(({ externalId }) => externalId) },
    { isUncached: true, isEnabled: isMoved && !isOver },
  )
  const dated = dates.data && {
    dates: new Map(dates.data.changes.map(({ demandId, to }) => [demandId, to])),
  }
  const queue: OrderState = demands
    ? { state: 'ready', locked, demands: ordered }
    : query.isError
      ? { state: 'failed', onRetry: () => query.refetch(), isRetrying: query.isFetching }
      : { state: 'loading' }
  return (
    <OrderView
      isOpen
      queue={queue}
      preview={isMoved ? toShown(dated, dates) : { state: 'none' }}
      onOrder={setChosen}
      onUndo={() => setChosen(null)}
      onSave={() => save.mutate({ demands: toMovedSpan(movable, ordered) })}
      isPending={save.isPending}
      failure={
        isMoved && save.error
          ? toWriteNotice(save.error, demandOutcomeMessages['demands.reorderFailed'])
          : undefined
      }
      onClose={onClose}
    />
  )
}
