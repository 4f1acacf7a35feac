import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const layout = styleVariants({
  stacked: {},
  inline: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    '@media': { [media.largeLetters]: { flexWrap: 'wrap' } },
  },
})

export const inlineLabel = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  whiteSpace: 'nowrap',
})

export const box = style({ position: 'relative', minWidth: 0 })

export const select = style({
  appearance: 'none',
  paddingRight: '2.25rem',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[data-empty]': { color: color.muted, fontWeight: 400 },
    '&:disabled': { cursor: 'default', background: color.sunk, color: color.muted },
  },
})

export const chevron = style({
  position: 'absolute',
  top: '50%',
  right: '0.75rem',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: color.muted,
  selectors: { '.lucide&': { width: '1rem', height: '1rem' } },
  '@media': { [media.coarse]: { right: '0.625rem' } },
})
