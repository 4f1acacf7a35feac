import { initialsOf } from '@tramite/core/notifications'
import * as css from './Avatar.css.ts'

/** A person as initials. Decoration: the name stands beside it. */
export function Avatar({
  name,
  tone = 'customer',
}: {
  name: string
  tone?: keyof typeof css.tone
}) {
  return (
    <span className={`${css.avatar} ${css.tone[tone]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
