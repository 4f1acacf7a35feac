import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const state = style({
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize.heading,
  color: color.muted,
})
export const icon = style({ selectors: { '.lucide&': { width: '1rem', height: '1rem' } } })
export const failed = style({ color: color.danger, fontWeight: 500 })
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
