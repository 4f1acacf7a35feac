import { type CivilDate, formatDate } from '@tramite/core/calendar'
import type { DemandSummary } from '@tramite/core/demands'
import { orderDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../../primitives/Layout/Text.tsx'
import { ReadState } from '../../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { SortableList } from '../../../primitives/SortableList/SortableList.tsx'
import { useFocusOnRemoval } from '../../../primitives/use-focus-on-removal.ts'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './OrderDialog.css.ts'

/** A demand with a place in the queue. */
export type OrderedDemand = Pick<DemandSummary, 'id' | 'externalId' | 'name' | 'deleveryForecast'>

/** The queue as it would be. */
export type OrderState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly state: 'ready'
      /** Demands that are due too soon to be moved. */
      readonly locked: readonly OrderedDemand[]
      /** The others, in the chosen order. */
      readonly demands: readonly OrderedDemand[]
    }

/** The effect of the chosen order on the dates; `none` while nothing has moved. */
export type OrderPreview =
  | { readonly state: 'none' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly dates: ReadonlyMap<string, CivilDate> }

export interface OrderDialogProps extends Pick<DialogProps, 'failure'> {
  isOpen: boolean
  queue: OrderState
  preview: OrderPreview
  /** Whether somebody else changed the order that the chosen one began with. */
  hasChanged: boolean
  /** The ids of the movable demands, in their new order, and which one of them was moved. */
  onOrder: (ids: readonly string[], moved: string) => void
  /** Back to the saved order. */
  onUndo: () => void
  onSave: () => void
  isPending: boolean
  onClose: () => void
}

/** Reorders the demands in progress, and shows every date before saving. */
export function OrderDialog({
  isOpen,
  queue,
  preview,
  hasChanged,
  onOrder,
  onUndo,
  onSave,
  isPending,
  failure,
  onClose,
}: OrderDialogProps) {
  const isMoved = preview.state !== 'none'
  const canOrder = queue.state === 'ready' && queue.demands.length > 1
  return (
    <Dialog
      title={labels.title}
      width="wide"
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isMoved}
      isPending={isPending}
      failure={failure}
      cancelText={labels.cancel}
      actions={
        canOrder && (
          <Button
            isPending={isPending}
            pendingText={labels.saving}
            isDisabled={!isMoved}
            onPress={onSave}
          >
            {labels.save}
          </Button>
        )
      }
    >
      {queue.state !== 'ready' && (
        <ReadState
          hasFailed={queue.state === 'failed'}
          failedTitle={labels.failed}
          onRetry={queue.state === 'failed' ? queue.onRetry : undefined}
          isRetrying={queue.state === 'failed' && queue.isRetrying}
          label={labels.loading}
        >
          <Skeleton height="16rem" />
        </ReadState>
      )}
      {queue.state === 'ready' && (
        <Stack>
          <Text isMuted>{canOrder ? labels.intro : labels.tooFew}</Text>
          <div className={css.list}>
            {queue.locked.length > 0 && <Locked demands={queue.locked} />}
            <SortableList
              label={labels.list}
              items={queue.demands.map((demand) => ({
                id: demand.id,
                name: demand.name,
                content: <Row demand={demand} preview={preview} />,
              }))}
              onOrder={onOrder}
              isDisabled={!canOrder || isPending}
            />
          </div>
          {canOrder && (
            <div className={css.effect}>
              <PreviewText preview={preview} hasChanged={hasChanged} />
              {isMoved && <UndoButton onUndo={onUndo} />}
            </div>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** Removed once nothing is left to undo; the focus then stays in the dialog. */
function UndoButton({ onUndo }: Pick<OrderDialogProps, 'onUndo'>) {
  const button = useFocusOnRemoval<HTMLButtonElement>()
  return (
    <Button ref={button} variant="secondary" size="small" onPress={onUndo}>
      {labels.undo}
    </Button>
  )
}

function PreviewText({ preview, hasChanged }: Pick<OrderDialogProps, 'preview' | 'hasChanged'>) {
  const texts = {
    // Announced only: a visible line would take the list's room on a phone.
    none: <VisuallyHidden>{labels.asSaved}</VisuallyHidden>,
    loading: labels.calculating,
    failed: labels.previewFailed,
    ready: preview.state === 'ready' ? labels.calculated(preview.dates.size) : '',
  }
  return (
    <div role="status">
      {hasChanged && <Text size="small">{labels.changedMeanwhile}</Text>}
      <Text size="small" isMuted>
        {texts[preview.state]}
      </Text>
    </div>
  )
}

function Locked({ demands }: { demands: readonly OrderedDemand[] }) {
  return (
    <section className={css.fixed}>
      <Heading level={3} look="card">
        {labels.locked}
      </Heading>
      <ul className={css.fixedList}>
        {demands.map((demand) => (
          <li key={demand.id}>
            <Row demand={demand} preview={{ state: 'none' }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const toText = (date: CivilDate | null) => (date === null ? labels.noDate : formatDate(date))

function Row({ demand, preview }: { demand: OrderedDemand; preview: OrderPreview }) {
  const { id, externalId, name, deleveryForecast } = demand
  const next = preview.state === 'ready' ? preview.dates.get(id) : undefined
  return (
    <div className={css.row}>
      <div className={css.name}>
        <Text isStrong>{name}</Text>
        <Text size="small" isMuted>
          {labels.number(externalId)}
        </Text>
      </div>
      <div className={css.dates}>
        <Text hasEqualFigures>{toText(next ?? deleveryForecast)}</Text>
        {next !== undefined && (
          <Text size="small" isMuted hasEqualFigures>
            {labels.from(toText(deleveryForecast))}
          </Text>
        )}
      </div>
    </div>
  )
}
