import { styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'

const colours = {
  red: { ink: color.danger, soft: color.dangerSoft },
  amber: { ink: color.pending, soft: color.pendingSoft },
  blue: { ink: color.open, soft: color.openSoft },
  violet: { ink: color.law, soft: color.lawSoft },
  green: { ink: color.success, soft: color.successSoft },
  grey: { ink: color.muted, soft: color.sunk },
  teal: { ink: color.inProgress, soft: color.inProgressSoft },
  neutral: { ink: color.ink, soft: color.sunk },
}

/** A coloured mark of a category of reminders, by the name of its colour. */
export const categoryMark = styleVariants(colours, ({ ink }) => ({ background: ink }))
/** Its icon. */
export const categoryInk = styleVariants(colours, ({ ink }) => ({ color: ink }))
/** The box of an item in a month. */
export const categorySoft = styleVariants(colours, ({ ink, soft }) => ({
  color: ink,
  background: soft,
}))
/** The colour of a due date's state, which is also shown in words. */
export const dueInk = styleVariants({
  overdue: { color: color.danger, fontWeight: 600 },
  today: { color: color.pending, fontWeight: 600 },
  future: {},
})
