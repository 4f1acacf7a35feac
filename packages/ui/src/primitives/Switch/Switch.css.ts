import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const wrap = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2rem',
  fontSize: fontSize.secondary,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
})

export const input = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '2.375rem',
  height: '1.375rem',
  borderRadius: radius.full,
  border: `1.5px solid ${color.lineControl}`,
  background: color.sunk,
  cursor: 'pointer',
  transition: `background ${motion.normal}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '2px',
      left: '2px',
      width: '0.9375rem',
      height: '0.9375rem',
      borderRadius: '50%',
      background: color.muted,
      transition: `transform ${motion.normal}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { background: color.accentInk, transform: 'translateX(1rem)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
