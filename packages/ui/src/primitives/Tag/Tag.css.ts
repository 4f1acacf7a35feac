import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: '1.625rem',
  padding: '0.125rem 0.5625rem',
  border: `1px solid ${color.lineStrong}`,
  // Half of its height, also where its text takes several lines.
  borderRadius: '0.8125rem',
  fontSize: fontSize.heading,
  lineHeight: 1.3,
  color: color.muted,
})
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  marginRight: '-0.4375rem',
  borderRadius: '50%',
  selectors: {
    '&:hover': { background: color.sunk, color: color.ink },
  },
  '@media': {
    [media.coarse]: {
      width: '2rem',
      height: '2rem',
      // A touch near it hits it as well, without making the tag higher.
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.25rem' } },
    },
  },
})
export const cross = style({ selectors: { '.lucide&': { width: '0.875rem', height: '0.875rem' } } })
