import {
  compareQueued,
  evaluateDrag,
  isReordered,
  listDemandsBoth,
  type OrderStep,
  previewDemandsOrder,
  reorderDemands,
  replayOrder,
  toMovedSpan,
  toOrderStep,
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

/** What the user has moved. */
interface Chosen {
  /** The saved order as the moves last met it. */
  readonly seen: readonly string[]
  readonly steps: readonly OrderStep[]
  /** Whether somebody else changed the order since the first move. */
  readonly hasChanged: boolean
}

const unmoved = (saved: readonly string[]): Chosen => ({
  seen: saved,
  steps: [],
  hasChanged: false,
})

function choose(
  chosen: Chosen,
  before: readonly string[],
  after: readonly string[],
  id: string,
): Chosen {
  if (isSame(before, after)) return chosen
  return { ...chosen, steps: [...chosen.steps, toOrderStep(before, after, id)] }
}

/** The same moves over another saved order; none are left where that is as they would have it. */
function follow({ seen, steps, hasChanged }: Chosen, saved: readonly string[]): Chosen {
  if (isSame(replayOrder(steps, saved), saved)) return unmoved(saved)
  return { seen: saved, steps, hasChanged: hasChanged || isReordered(seen, saved) }
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
  const [chosen, setChosen] = useState<Chosen>()
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
  // The move that opened the dialog is one of the order that it found; a list read earlier may lack the moved one.
  const isFound = !move || saved.includes(move.id) || !query.isFetching
  if (demands && !chosen && isFound) {
    const none = unmoved(saved)
    setChosen(move ? choose(none, saved, orderAfter(saved, move), move.id) : none)
  }
  if (demands && chosen && !isSame(chosen.seen, saved)) setChosen(follow(chosen, saved))
  const order = chosen ? replayOrder(chosen.steps, saved) : saved
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
      hasChanged={isMoved && !isOver && Boolean(chosen?.hasChanged)}
      onOrder={(ids, moved) => setChosen(choose(chosen ?? unmoved(saved), order, ids, moved))}
      onUndo={() => setChosen(unmoved(saved))}
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
