import type { CivilDate } from '@tramite/core/calendar'
import { groupByDay } from '@tramite/core/reminders'
import { CalendarX } from 'lucide-react'
import { agendaLabels as labels } from '../../labels/reminders.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { AgendaItemIcon } from './AgendaItemIcon.tsx'
import * as css from './AgendaView.css.ts'
import { type AgendaItem, toItemKey } from './agenda-item.ts'
import { toDayTitle } from './day-words.ts'

/** The days that have items, one below the other. */
export function AgendaDays({ items }: { items: readonly AgendaItem[] }) {
  const days = [...groupByDay(items)].sort(([a], [b]) => (a < b ? -1 : 1))
  if (days.length === 0) return <EmptyState icon={<CalendarX />} title={labels.nothingAtAll} />
  return (
    <Card className={css.days}>
      {days.map(([day, own]) => (
        <AgendaDay key={day} day={day} items={own} />
      ))}
    </Card>
  )
}

/** A day with all of its items. */
export function AgendaDay({ day, items }: { day: CivilDate; items: readonly AgendaItem[] }) {
  return (
    <section className={css.day} aria-label={toDayTitle(day)}>
      <Heading look="card">{toDayTitle(day)}</Heading>
      {items.length === 0 && <Text isMuted>{labels.nothing}</Text>}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={toItemKey(item)} className={css.item}>
            <AgendaItemIcon item={item} size="row" />
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
