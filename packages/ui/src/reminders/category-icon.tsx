import type { ReminderCategory } from '@tramite/core/reminders'
import {
  Archive,
  CalendarClock,
  CalendarDays,
  CircleAlert,
  Layers,
  ListChecks,
  type LucideIcon,
  Scale,
  Sun,
} from 'lucide-react'

const icons: Readonly<Record<ReminderCategory, LucideIcon>> = {
  all: Layers,
  defeated: CircleAlert,
  today: Sun,
  event: CalendarDays,
  legalObrigation: Scale,
  task: ListChecks,
  filed: Archive,
  future: CalendarClock,
}

/** The icon of a category; for a reminder, that of its type. */
export function CategoryIcon({
  category,
  className,
}: {
  category: ReminderCategory
  className: string
}) {
  const Icon = icons[category]
  return <Icon className={className} />
}
