import { addDays, type CivilDate, formatDate, weekdayOf } from '@tramite/core/calendar'
import {
  type AgendaSpan,
  groupByDay,
  isInAgenda,
  listAgendaDays,
  moveAgenda,
  type ReminderCategory,
  type ReminderCategoryEntry,
} from '@tramite/core/reminders'
import { Briefcase, CalendarX, ChevronLeft, ChevronRight, Plus, Wallet } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { agendaLabels as labels, remindersLabels } from '../../labels/reminders.ts'
import { weekdayLabels } from '../../labels/weekdays.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { RetryButton } from '../../primitives/ErrorState/RetryButton.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryInk, categorySoft } from '../category-tone.css.ts'
import * as css from './AgendaView.css.ts'

/** Anything that has a date. */
export interface AgendaItem {
  readonly id: string
  readonly kind: 'reminder' | 'delivery' | 'invoice'
  readonly date: CivilDate
  readonly title: string
  readonly note: string
  readonly href: string
  readonly colour: ReminderCategoryEntry['colour']
  /** Nothing is to be done on its day any more: it is shown, and counted apart. */
  readonly isDone?: boolean
  /** For a reminder, its category. */
  readonly category?: ReminderCategory
}

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
const dayTitle = (day: CivilDate) =>
  `${weekdayLabels.long[weekdayOf(day)]}, ${formatDate(day).slice(0, 5)}`

const countOpen = (items: readonly AgendaItem[]) => items.filter(({ isDone }) => !isDone).length

/** What is still to come on a day, and what of it is done. */
function toDayCounts(items: readonly AgendaItem[]): string {
  const open = countOpen(items)
  const done = items.length - open
  return [labels.count(open), done > 0 && labels.done(done)].filter(Boolean).join(', ')
}

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
          {own && !isGrowing && (
            <Text size="small" isMuted>
              <VisuallyHidden>{period}: </VisuallyHidden>
              {labels.count(countOpen(own))} {labels.within[span]}
            </Text>
          )}
        </div>
      </Inline>
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
          <Grid
            label={period}
            span={span}
            days={days}
            day={day}
            today={today}
            items={items}
            onDayChange={onDayChange}
          />
          <Card className={css.panel}>
            <Day day={day} items={items.filter(({ date }) => date === day)} />
            {onCreate && (
              <Button variant="secondary" icon={<Plus />} isFullWidth onPress={() => onCreate(day)}>
                {labels.createHere}
              </Button>
            )}
          </Card>
        </div>
      )}
      {own && !isGrid && !isMissing && <Days items={own} />}
    </Stack>
  )
}

function Days({ items }: { items: readonly AgendaItem[] }) {
  const days = [...groupByDay(items)].sort(([a], [b]) => (a < b ? -1 : 1))
  if (days.length === 0) return <EmptyState icon={<CalendarX />} title={labels.nothingAtAll} />
  return (
    <Card className={css.days}>
      {days.map(([day, own]) => (
        <Day key={day} day={day} items={own} />
      ))}
    </Card>
  )
}

function Day({ day, items }: { day: CivilDate; items: readonly AgendaItem[] }) {
  return (
    <section className={css.day} aria-label={dayTitle(day)}>
      <Heading look="card">{dayTitle(day)}</Heading>
      {items.length === 0 && <Text isMuted>{labels.nothing}</Text>}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className={css.item}>
            <ItemIcon item={item} size="row" />
            <div>
              <TextLink href={item.href} variant="quiet">
                {item.title}
              </TextLink>
              <Text size="small" isMuted>
                {item.note}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the kind of an item where its colour cannot be seen. */
function ItemIcon({ item, size }: { item: AgendaItem; size: 'row' | 'chip' }) {
  const { kind, category = 'all', colour } = item
  const className = `${css.icon[size]} ${categoryInk[colour]}`
  if (kind === 'delivery') return <Briefcase className={className} />
  if (kind === 'invoice') return <Wallet className={className} />
  return <CategoryIcon category={category} className={className} />
}

/** Maximum number of items in a day's cell of a month; a cell of a week has room for all. */
const shownInMonth = 3

interface GridProps extends Pick<AgendaViewProps, 'span' | 'day' | 'today' | 'onDayChange'> {
  /** The period shown, in words. */
  label: string
  days: readonly CivilDate[]
  items: readonly AgendaItem[]
}

/** The day that a key leads to; undefined for other keys. */
function toDayOfKey(key: string, span: AgendaSpan, day: CivilDate): CivilDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return moveAgenda(span, day, -1)
    case 'PageDown':
      return moveAgenda(span, day, 1)
    default:
      return undefined
  }
}

/** The weeks of a month, or a single week: one stop of the Tab key, in which other keys choose the day. */
function Grid({ label, span, days, day, today, items, onDayChange }: GridProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (isByKey.current && day) chosen.current?.focus()
    isByKey.current = false
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = toDayOfKey(event.key, span, day)
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    isByKey.current = true
    onDayChange(next)
  }
  const byDay = groupByDay(items)
  const weeks = days.filter((_, index) => index % 7 === 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
    <table role="grid" className={css.grid} data-span={span} aria-label={label} onKeyDown={move}>
      <thead>
        <tr>
          {weekdayLabels.long.map((name, weekday) => (
            <th key={name} scope="col" className={css.weekday}>
              <span aria-hidden="true">{weekdayLabels.short[weekday]}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((sunday) => (
          <tr key={sunday}>
            {days.slice(days.indexOf(sunday), days.indexOf(sunday) + 7).map((date) => (
              <td
                key={date}
                className={css.cell}
                data-outside={!isInAgenda(span, day, date) || undefined}
                data-chosen={date === day || undefined}
              >
                <button
                  ref={date === day ? chosen : null}
                  type="button"
                  tabIndex={date === day ? 0 : -1}
                  className={css.number}
                  aria-label={`${Number(date.slice(8))}, ${dayTitle(date)}, ${toDayCounts(byDay.get(date) ?? [])}`}
                  aria-pressed={date === day}
                  aria-current={date === today ? 'date' : undefined}
                  title={byDay
                    .get(date)
                    ?.map(({ title }) => title)
                    .join('\n')}
                  onClick={() => onDayChange(date)}
                >
                  {Number(date.slice(8))}
                </button>
                <Chips
                  items={byDay.get(date) ?? []}
                  shown={span === 'month' ? shownInMonth : Number.POSITIVE_INFINITY}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Chips({ items, shown }: { items: readonly AgendaItem[]; shown: number }) {
  return (
    <div className={css.chips} aria-hidden="true">
      {items.slice(0, shown).map((item) => (
        <span
          key={`${item.kind} ${item.id}`}
          className={`${css.chip} ${categorySoft[item.colour]}`}
        >
          <ItemIcon item={item} size="chip" />
          <span className={css.chipText}>{item.title}</span>
        </span>
      ))}
      {items.length > shown && (
        <span className={css.more}>{labels.more(items.length - shown)}</span>
      )}
    </div>
  )
}
