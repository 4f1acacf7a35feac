import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

// 398 by 278 pixels, more with larger letters; without the panel's border.
export const panel = style({
  width: 'calc(100vw - 1rem)',
  maxWidth: '24.875rem',
  maxHeight: '17.375rem',
  overflowY: 'auto',
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  background: color.surface,
  fontSize: fontSize.heading,
})
export const title = style({ fontWeight: 600, color: color.muted })
// Its text is aligned with the title, below which it wraps in a narrow panel.
export const markAll = style({ marginLeft: `calc(-1px - ${space[3]})`, textAlign: 'start' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr)',
  columnGap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { ':hover': { background: color.sunk } } },
})
export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  marginTop: '0.4375rem',
  borderRadius: '50%',
  selectors: { '&[data-unread]': { background: color.accent } },
})
export const entryTitle = style({
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
  selectors: { '[data-unread] + * > &': { fontWeight: 600 } },
})
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: fontSize.heading,
  lineHeight: 1.4,
  color: color.muted,
})
export const date = style({ fontSize: fontSize.tiny, color: color.muted })
export const note = style({
  padding: `${space[6]} ${space[4]}`,
  textAlign: 'center',
  fontSize: fontSize.secondary,
  color: color.muted,
})
