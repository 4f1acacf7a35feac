import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, motion, radius, space } from '../../theme/scale.ts'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  height: '100%',
  padding: `${space[6]} 0.875rem ${space[5]}`,
  overflowY: 'auto',
})
export const brand = style({
  flexShrink: 0,
  paddingInline: space[2],
  minHeight: '2rem',
  // The drawer's close button is beside it.
  selectors: { '[role="dialog"] &': { paddingRight: '3rem' } },
  // Below it with large letters.
  '@media': {
    [media.largeLetters]: {
      selectors: { '[role="dialog"] &': { padding: '2.5rem 0 0' } },
    },
  },
})
export const list = style({ display: 'grid', gap: '1px' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.5rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  fontWeight: 500,
  color: color.muted,
  transition: `background ${motion.fast}`,
  selectors: {
    '&[aria-current="true"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': { background: color.sunk, color: color.ink },
      },
    },
    [media.coarse]: { minHeight: '3rem' },
  },
})
export const badge = style({ marginLeft: 'auto' })
export const foot = style({ marginTop: 'auto' })
