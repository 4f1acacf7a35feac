import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const forecast = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const words = style({ color: color.muted })
export const overdue = style({ color: color.danger, fontWeight: 600 })

/** Stands for a date; a narrow column does without. */
export const dash = style({ '@container': { '(max-width: 17rem)': { display: 'none' } } })
