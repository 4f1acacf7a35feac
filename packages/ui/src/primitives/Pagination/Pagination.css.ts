import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  fontSize: fontSize.secondary,
  fontVariantNumeric: 'tabular-nums',
})
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  paddingInline: space[2],
  borderRadius: radius.control,
  fontWeight: 600,
  transition: `background ${motion.fast}`,
  selectors: {
    '&[aria-current="page"]': { background: color.accentSoft, color: color.accentText },
    '&[aria-disabled="true"]': { opacity: 0.35 },
  },
  '@media': {
    [media.hover]: { selectors: { '&[href]:hover': { background: color.sunk } } },
    [media.coarse]: { minWidth: '2.5rem', height: '2.75rem' },
  },
})
export const gap = style({ minWidth: '1.5rem', textAlign: 'center', color: color.muted })
