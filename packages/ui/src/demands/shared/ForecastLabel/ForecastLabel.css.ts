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
  color: color.muted,
})

/** A dash in place of the date, hidden from screen readers; a narrow column omits it. */
export const dateless = style({
  flexWrap: 'nowrap',
  '::before': { content: '"—" / ""', color: color.ink },
  '@container': { '(max-width: 17rem)': { '::before': { content: 'none' } } },
})

export const date = style({ color: color.ink })
export const overdue = style({ color: color.danger, fontWeight: 600 })
