import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../../theme/scale.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0 })

export const item = style({ minWidth: 0, maxWidth: '100%' })

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxWidth: '100%',
  minHeight: '3.25rem',
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.fast}`,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.hover]: { ':hover': { borderColor: color.accentText } } },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.125rem',
  color: color.accentText,
})

/** With large letters below its icon. */
export const text = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 6rem',
  minWidth: '6rem',
  '@media': { [media.largeLetters]: { minWidth: 0 } },
})

export const name = style({
  fontSize: fontSize.secondary,
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

export const size = style({
  fontSize: fontSize.tiny,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
