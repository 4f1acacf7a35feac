import { formatDate, isCivilDate } from '@tramite/core/calendar'
import type { MarkEvent } from '@tramite/core/marks'
import { marksLabels as labels } from '../../labels/marks.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Timeline } from '../../primitives/Timeline/Timeline.tsx'
import { useFocusNewRow } from '../../primitives/use-focus-new-row.ts'

export interface MarkHistoryProps {
  state: 'loading' | 'failed' | 'ready'
  /** The mark has a process. */
  isFiled: boolean
  /** Newest first. */
  events: readonly MarkEvent[]
  /** Absent if all are shown. */
  onMore?: (() => void) | undefined
  isLoadingMore: boolean
  onRetry: () => void
  isRetrying: boolean
}

/** A published dispatch has a name of its own; what the firm recorded is named by its status. */
const toTitle = ({ name, apolStatus, gazetteNumber }: MarkEvent) =>
  gazetteNumber === null && apolStatus ? `${name}: ${apolStatus}` : name

const toDay = (day: string) => (isCivilDate(day) ? formatDate(day) : day)

/** What the office has published about a mark. */
export function MarkHistory({
  state,
  isFiled,
  events,
  onMore,
  isLoadingMore,
  onRetry,
  isRetrying,
}: MarkHistoryProps) {
  const { holderRef, focusNewRow } = useFocusNewRow<HTMLDivElement>()
  if (state !== 'ready') {
    return (
      <ReadState
        hasFailed={state === 'failed'}
        failedTitle={labels.historyFailed}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={labels.historyLoading}
      >
        <Skeleton height="6rem" />
      </ReadState>
    )
  }
  if (events.length === 0) {
    return <Text isMuted>{isFiled ? labels.noHistory : labels.notFiledHistory}</Text>
  }
  return (
    <Stack gap={3}>
      <div ref={holderRef}>
        <Timeline
          label={labels.history}
          entries={events.map((event) => ({
            id: event.id,
            title: toTitle(event),
            dateText: `${toDay(event.occurredOn)}, ${labels.ofProcess(event.number)}`,
            dateTime: event.occurredOn,
            content: event.text && <Text size="small">{event.text}</Text>,
          }))}
        />
      </div>
      {onMore && (
        <Button
          variant="secondary"
          isPending={isLoadingMore}
          onPress={() => {
            focusNewRow()
            onMore()
          }}
        >
          {labels.moreHistory}
        </Button>
      )}
    </Stack>
  )
}
