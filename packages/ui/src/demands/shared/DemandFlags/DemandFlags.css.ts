import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const flags = style({
  display: 'inline-flex',
  gap: space[1],
  verticalAlign: '-0.125em',
  color: color.muted,
})
export const icon = style({
  selectors: { '.lucide&': { width: '0.9375rem', height: '0.9375rem' } },
})
