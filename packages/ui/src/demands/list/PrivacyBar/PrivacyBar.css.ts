import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.accentSoft,
})
export const text = style({ flex: '1 1 16rem' })
export const count = style({ fontSize: fontSize.secondary, color: color.accentText })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
