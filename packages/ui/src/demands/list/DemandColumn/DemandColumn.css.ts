import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../../theme/scale.ts'

export const section = style({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
})

/** Side by side: a column fills the screen below the filters and scrolls by itself. */
export const column = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  borderBottom: `1px solid ${color.line}`,
})

// With wider letters the words of a button wrap, and nothing leaves the column.
globalStyle(`${head} button`, { whiteSpace: 'normal' })
// With the usual ones they do not, in the narrowest column.
globalStyle(`${head} > button`, { paddingInline: space[2] })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  fontSize: fontSize.secondary,
  fontWeight: 600,
})

export const toggle = style({
  minHeight: '2rem',
  borderRadius: radius.small,
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
})

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const chevron = style({
  color: color.muted,
  transition: `rotate ${motion.fast}`,
  selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
})

export const body = style({ position: 'relative', minHeight: 0 })
export const clipped = style({ overflow: 'hidden' })

const pass = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } })

/** New rows are loading: a line runs along the top; the old rows stay readable. */
export const refreshing = style({
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    top: 0,
    left: 0,
    width: '40%',
    height: '2px',
    background: color.accent,
    animation: `${pass} 900ms ease-in-out infinite`,
  },
})

const grip = `radial-gradient(circle, ${color.muted} 1px, transparent 1.5px)`

/** Draggable rows show a grip on hover, in the space before their name. */
export const movable = style({})
globalStyle(`${movable} [data-row-id]:hover::before`, {
  '@media': {
    [media.hover]: {
      content: '',
      position: 'absolute',
      bottom: space[3],
      left: '0.75rem',
      width: '0.625rem',
      height: '0.9375rem',
      background: `${grip} 0 0 / 0.3125rem 0.3125rem`,
    },
  },
})

/** Where a dragged row would be dropped. */
export const dropLine = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: space[2],
  height: '3px',
  marginTop: '-1.5px',
  borderRadius: radius.full,
  background: color.accent,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})

export const none = style({
  padding: `${space[6]} ${space[3]}`,
  textAlign: 'center',
  fontSize: fontSize.secondary,
  color: color.muted,
})

export const nothing = style({ fontSize: fontSize.secondary, color: color.muted })

export const more = style({
  position: 'absolute',
  bottom: space[2],
  left: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: color.shadow,
  fontSize: fontSize.heading,
  color: color.muted,
  whiteSpace: 'nowrap',
})
