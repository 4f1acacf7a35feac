import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
})
export const item = style({ minWidth: 0 })
export const long = style([item, { gridColumn: '1 / -1', whiteSpace: 'pre-line' }])
export const term = style({ fontSize: fontSize.heading, color: color.muted })
export const value = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const missing = style({ color: color.muted })
