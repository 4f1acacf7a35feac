import * as css from './Avatar.css.ts'
import { toInitials } from './initials.ts'

/** A person as initials. Decorative: the name is shown beside it. */
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
