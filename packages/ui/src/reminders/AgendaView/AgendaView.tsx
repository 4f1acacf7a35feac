import { type CivilDate, formatDate } from '@tramite/core/calendar'
import { type AgendaSpan, isInAgenda, listAgendaDays, moveAgenda } from '@tramite/core/reminders'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { agendaLabels as labels, remindersLabels } from '../../labels/reminders.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { RetryButton } from '../../primitives/ErrorState/RetryButton.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { AgendaDay, AgendaDays } from './AgendaDays.tsx'
import { AgendaGrid } from './AgendaGrid.tsx'
import * as css from './AgendaView.css.ts'
import type { AgendaItem } from './agenda-item.ts'
import { countOpen } from './day-words.ts'

export interface AgendaViewProps extends LoadStatus {
  span: AgendaSpan
  /** The selected day, which also determines the month or week shown. */
  day: CivilDate
  today: CivilDate
  /** In the order of a day; undefined while loading, and if that failed. */
  items: readonly AgendaItem[] | undefined
  /** Dates of demands or invoices could not be read. */
  isPartial: boolean
  /** More is loading: the count is not known yet. */
  isGrowing: boolean
  onDayChange: (day: CivilDate) => void
  /** Creates a reminder on a day; not offered for a day that is too early. */
  onCreate: ((day: CivilDate) => void) | undefined
}

const monthOf = (day: CivilDate) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Reminders, deliveries and invoices by day. On a phone a month or a week lists only days with items. */
export function AgendaView({
  span,
  day,
  today,
  items,
  hasFailed,
  isRetrying,
  onRetry,
  isPartial,
  isGrowing,
  onDayChange,
  onCreate,
}: AgendaViewProps) {
  const isNarrow = useMedia(media.columns)
  const days = listAgendaDays(span, day)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const own = items?.filter(({ date }) => isInAgenda(span, day, date))
  const period = span === 'month' ? monthOf(day) : labels.from(formatDate(first), formatDate(last))
  const isGrid = span !== 'agenda' && !isNarrow
  // That there is nothing at all is shown only once everything has loaded.
  const isMissing = !own || (!isGrid && isGrowing && own.length === 0)
  return (
    <Stack>
      <AgendaBar
        span={span}
        day={day}
        today={today}
        period={period}
        open={own && !isGrowing ? countOpen(own) : undefined}
        onDayChange={onDayChange}
      />
      {isPartial && (
        <Banner
          tone="info"
          action={<RetryButton isRetrying={isRetrying} onRetry={onRetry} size="small" />}
        >
          {labels.partial}
        </Banner>
      )}
      {isMissing && (
        <ReadState
          hasFailed={hasFailed}
          failedTitle={remindersLabels.failed}
          onRetry={onRetry}
          isRetrying={isRetrying}
          label={remindersLabels.loading}
        >
          <Skeleton height="24rem" />
        </ReadState>
      )}
      {items && isGrid && (
        <div className={css.side}>
          <AgendaGrid
            label={period}
            span={span}
            days={days}
            day={day}
            today={today}
            items={items}
            onDayChange={onDayChange}
          />
          <Card className={css.panel}>
            <AgendaDay day={day} items={items.filter(({ date }) => date === day)} />
            {onCreate && (
              <Button variant="secondary" icon={<Plus />} isFullWidth onPress={() => onCreate(day)}>
                {labels.createHere}
              </Button>
            )}
          </Card>
        </div>
      )}
      {own && !isGrid && !isMissing && <AgendaDays items={own} />}
    </Stack>
  )
}

interface AgendaBarProps extends Pick<AgendaViewProps, 'span' | 'day' | 'today' | 'onDayChange'> {
  /** The period shown, in words. */
  period: string
  /** How many items are still to come in it; undefined while that is not known. */
  open: number | undefined
}

/** The period shown, the ways to others, and how much is in it. */
function AgendaBar({ span, day, today, period, open, onDayChange }: AgendaBarProps) {
  return (
    <Inline align="between">
      <div className={css.span}>
        <IconButton
          variant="outlined"
          label={labels.before[span]}
          icon={<ChevronLeft />}
          onPress={() => onDayChange(moveAgenda(span, day, -1))}
        />
        <Heading>{period}</Heading>
        <IconButton
          variant="outlined"
          label={labels.after[span]}
          icon={<ChevronRight />}
          onPress={() => onDayChange(moveAgenda(span, day, 1))}
        />
        <Button variant="secondary" size="small" onPress={() => onDayChange(today)}>
          {labels.today}
        </Button>
      </div>
      <div role="status">
        {open !== undefined && (
          <Text size="small" isMuted>
            <VisuallyHidden>{period}: </VisuallyHidden>
            {labels.count(open)} {labels.within[span]}
          </Text>
        )}
      </div>
    </Inline>
  )
}
