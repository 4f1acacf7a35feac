import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '1.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
// Large enough to be hit; nothing around it moves.
globalStyle(`${item} a`, { paddingBlock: '0.75rem', marginBlock: '-0.75rem' })
export const chevron = style({
  selectors: { '.lucide&': { width: '0.875rem', height: '0.875rem' } },
})
