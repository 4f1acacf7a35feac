import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { flowing } from '../../../theme/print.css.ts'
import { fontSize, media, radius, space } from '../../../theme/scale.ts'

export const conversation = style([{ display: 'grid', gap: space[5], minWidth: 0 }, flowing])

/** What is focused or scrolled to stays clear of the chat box, which sticks to the bottom. */
globalStyle(`${conversation} :is(li, a, button)`, { scrollMarginBottom: '11rem' })

export const older = style({ display: 'grid', justifyItems: 'center' })

export const day = style([{ display: 'grid', gap: space[5] }, flowing])

export const dayLabel = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize.heading,
  fontWeight: 400,
  color: color.muted,
  selectors: {
    '&::before, &::after': { content: '', borderTop: `1px solid ${color.line}` },
  },
})

/** Separates read from unread entries. */
export const unreadLine = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.accentText,
  selectors: {
    '&::before, &::after': { content: '', borderTop: `1px solid ${color.accentText}` },
  },
})

export const list = style([{ display: 'grid', gap: space[5], minWidth: 0 }, flowing])

export const item = style({
  minWidth: 0,
  // Long entries continue on the next page: kept whole, each would leave the rest of a page empty.
  '@media': { [media.print]: { breakInside: 'auto' } },
})

/** The entry that the reader has asked for. */
export const wanted = style({ background: color.accentSoft, borderRadius: radius.card })

/** Entries far from the window are not rendered: a conversation of 500 entries scrolls smoothly. */
export const lazy = style({
  // The real heights of those above would otherwise push the text that is being read.
  '@supports': {
    '(overflow-anchor: auto)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 5rem' },
  },
  // Room for focus rings, which the containment would clip.
  padding: '4px',
  margin: '-4px',
})

/** The end marker takes no room, and adds no gap. */
export const end = style({ position: 'relative', marginTop: `calc(-1 * ${space[5]})` })

export const skeleton = style({ display: 'grid', gap: space[6] })
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
})
export const skeletonText = style({ display: 'grid', gap: space[2] })
