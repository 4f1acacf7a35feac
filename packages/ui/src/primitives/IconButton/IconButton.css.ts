import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, motion, radius } from '../../theme/scale.ts'

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.5rem',
  height: '2.5rem',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.muted,
  touchAction: 'manipulation',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.65, cursor: 'default' },
    '&[aria-pressed="true"]': { color: color.accentText, background: color.accentSoft },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { color: color.ink, background: color.sunk },
      },
    },
    [media.coarse]: { width: '2.75rem', height: '2.75rem' },
    [media.print]: { display: 'none' },
  },
})

export const variant = styleVariants({
  plain: {},
  outlined: { background: color.surface, borderColor: color.lineStrong },
})

export const size = styleVariants({
  normal: {},
  small: {
    width: '2rem',
    height: '2rem',
    '@media': {
      [media.coarse]: {
        width: '2.25rem',
        height: '2.25rem',
        // A touch near the button hits it as well, without making the rows higher.
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.25rem' } },
      },
    },
  },
})

export const dot = style({
  position: 'absolute',
  top: '0.5rem',
  right: '0.5625rem',
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.paper}`,
  boxSizing: 'content-box',
  background: color.danger,
})
