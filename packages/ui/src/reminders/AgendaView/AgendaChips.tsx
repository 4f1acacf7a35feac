import { agendaLabels as labels } from '../../labels/reminders.ts'
import { categorySoft } from '../category-tone.css.ts'
import { AgendaItemIcon } from './AgendaItemIcon.tsx'
import * as css from './AgendaView.css.ts'
import { type AgendaItem, toItemKey } from './agenda-item.ts'

interface AgendaChipsProps {
  items: readonly AgendaItem[]
  /** Maximum number of items shown; the others are counted. */
  shown: number
}

/** The items of a day in its cell: hidden from assistive technology, for which the day has its counts. */
export function AgendaChips({ items, shown }: AgendaChipsProps) {
  return (
    <div className={css.chips} aria-hidden="true">
      {items.slice(0, shown).map((item) => (
        <span key={toItemKey(item)} className={`${css.chip} ${categorySoft[item.colour]}`}>
          <AgendaItemIcon item={item} size="chip" />
          <span className={css.chipText}>{item.title}</span>
        </span>
      ))}
      {items.length > shown && (
        <span className={css.more}>{labels.more(items.length - shown)}</span>
      )}
    </div>
  )
}
