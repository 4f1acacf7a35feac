import { type ReminderCategory, reminderCategories } from '@tramite/core/reminders'
import { useLayoutEffect, useRef } from 'react'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryInk } from '../category-tone.css.ts'
import * as css from './CategoryList.css.ts'

export interface CategoryListProps {
  selected: ReminderCategory
  /** Reminders per category; undefined while unknown. */
  counts: Readonly<Record<ReminderCategory, number>> | undefined
  toHref: (category: ReminderCategory) => string
}

/** 'Todos' comes first: the page opens with it. */
const inOrder = [
  ...reminderCategories.filter(({ key }) => key === 'all'),
  ...reminderCategories.filter(({ key }) => key !== 'all'),
]

/** The categories of the reminders, each with its count; the selected one also explains what it contains. */
export function CategoryList({ selected, counts, toHref }: CategoryListProps) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone they scroll sideways: the selected one is scrolled into view, while the page stays where it is.
  const isCounted = counts !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection, or wider with counts
  useLayoutEffect(() => {
    const { current: box } = list
    const link = box?.querySelector('[aria-current]')
    if (!box || !link) return
    const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right) {
      box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    }
  }, [selected, isCounted])
  const chosen = reminderCategories.find(({ key }) => key === selected)
  return (
    <nav aria-label={labels.categories} className={css.side}>
      <ul ref={list} className={css.list}>
        {inOrder.map((entry) => (
          <li key={entry.key}>
            <Entry
              category={entry.key}
              label={entry.label}
              help={entry.help}
              colour={entry.colour}
              href={toHref(entry.key)}
              count={counts?.[entry.key]}
              isSelected={entry.key === selected}
            />
          </li>
        ))}
      </ul>
      {chosen && <p className={css.help}>{chosen.help}</p>}
    </nav>
  )
}

interface EntryProps {
  category: ReminderCategory
  label: string
  help: string
  colour: keyof typeof categoryInk
  href: string
  count: number | undefined
  isSelected: boolean
}

function Entry({ category, label, help, colour, href, count, isSelected }: EntryProps) {
  return (
    <a
      {...useLinkProps(href)}
      className={css.entry}
      title={help}
      aria-current={isSelected ? 'page' : undefined}
    >
      <CategoryIcon category={category} className={`${css.icon} ${categoryInk[colour]}`} />
      <span>{label}</span>
      <span className={css.count}>{count}</span>
    </a>
  )
}
