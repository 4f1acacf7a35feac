import { Briefcase, Wallet } from 'lucide-react'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryInk } from '../category-tone.css.ts'
import * as css from './AgendaView.css.ts'
import type { AgendaItem } from './agenda-item.ts'

/** Shows the kind of an item where its colour cannot be seen. */
export function AgendaItemIcon({ item, size }: { item: AgendaItem; size: 'row' | 'chip' }) {
  const { kind, category = 'all', colour } = item
  const className = `${css.icon[size]} ${categoryInk[colour]}`
  if (kind === 'delivery') return <Briefcase className={className} />
  if (kind === 'invoice') return <Wallet className={className} />
  return <CategoryIcon category={category} className={className} />
}
