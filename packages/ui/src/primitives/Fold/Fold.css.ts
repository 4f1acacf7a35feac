import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, motion, radius, space } from '../../theme/scale.ts'

export const fold = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3rem',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  transition: `rotate ${motion.fast}`,
  selectors: { [`${fold}[open] &`]: { rotate: '180deg' } },
})
