import * as css from './Avatar.css.ts'
import { toInitials } from './initials.ts'

/** A person as initials. Decorative: show the name next to it. */
export function Avatar({
  name,
  tone = 'customer',
}: {
  name: string
  tone?: keyof typeof css.tone
}) {
  return (
    <span className={`${css.avatar} ${css.tone[tone]}`} aria-hidden="true">
      {toInitials(name)}
    </span>
  )
}
