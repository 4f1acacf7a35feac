import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
export const box = style({ position: 'relative', minWidth: 0 })
export const input = style({ paddingRight: '2.5rem', textOverflow: 'ellipsis' })
export const toggle = style({
  position: 'absolute',
  insetBlock: '1px',
  right: '1px',
  display: 'grid',
  placeItems: 'center',
  width: '2.375rem',
  borderRadius: radius.control,
  color: color.muted,
})
export const chevron = style({ selectors: { '.lucide&': { width: '1rem', height: '1rem' } } })

export const popover = style({ padding: space[1] })
/** Scrolling past its end does not scroll the page, which would close it. */
export const list = style({
  outline: 'none',
  maxHeight: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'center',
  minHeight: '2.375rem',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  fontSize: fontSize.secondary,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.sunk },
    '&[data-selected]': { fontWeight: 600, color: color.accentText },
  },
  '@media': {
    [media.coarse]: { minHeight: '2.75rem' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
export const note = style({ fontSize: fontSize.tiny, color: color.muted, fontWeight: 400 })
export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingTop: space[1],
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const none = style({ padding: space[2], fontSize: fontSize.secondary, color: color.muted })
