import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleSlash,
} from 'lucide-react'
import * as css from './StatusPill.css.ts'

export type StatusTone = keyof typeof css.tone

const icons = {
  open: CircleDashed,
  inProgress: CirclePlay,
  pending: CirclePause,
  delivered: CircleCheck,
  blocked: CircleSlash,
  overdue: CircleAlert,
} as const

/** A status: sign, word and colour together. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: string }) {
  const Icon = icons[tone]
  return (
    <span className={`${css.pill} ${css.tone[tone]}`}>
      <Icon className={css.icon} />
      {children}
    </span>
  )
}
