import { styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'

const colours = {
  red: { ink: color.danger },
  amber: { ink: color.pending },
  blue: { ink: color.open },
  violet: { ink: color.law },
  green: { ink: color.success },
  grey: { ink: color.muted },
  teal: { ink: color.inProgress },
  neutral: { ink: color.muted },
}

/** A mark of a category of reminders, by the name of its colour. */
export const categoryMark = styleVariants(colours, ({ ink }) => ({ background: ink }))
/** Its icon. */
export const categoryInk = styleVariants(colours, ({ ink }) => ({ color: ink }))
/** Where a due date stands, in words beside it too. */
export const dueInk = styleVariants({
  overdue: { color: color.danger, fontWeight: 600 },
  today: { color: color.pending, fontWeight: 600 },
  future: {},
})
