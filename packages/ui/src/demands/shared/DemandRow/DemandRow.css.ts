import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

/** Container of the rows, whose layout depends on its width. */
export const rows = style({ containerType: 'inline-size' })

const table = '(min-width: 42rem)'
const narrow = '(max-width: 17rem)'

// A long list renders many rows: the grid does the layout, without extra wrapper elements.
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name" "meta meta" "status turn" "date date"',
  columnGap: space[3],
  alignItems: 'center',
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.hover]: { ':hover': { background: color.sunk } } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "meta" "status" "turn" "date"',
      padding: `${space[3]} ${space[2]} ${space[3]} ${space[6]}`,
    },
    [table]: {
      gridTemplateColumns: 'minmax(0, 1fr) 8.5rem 10.25rem 9.25rem',
      gridTemplateAreas: '"name status turn date" "meta status turn date"',
      padding: `${space[3]} ${space[5]} ${space[3]} 2.75rem`,
    },
  },
})

export const withoutStatus = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"name" "meta" "turn" "date"',
  '@container': {
    [table]: {
      gridTemplateColumns: 'minmax(0, 1fr) 10.25rem 9.25rem',
      gridTemplateAreas: '"name turn date" "meta turn date"',
    },
  },
})

export const leading = style({
  position: 'absolute',
  // Above the stretched link of the row.
  zIndex: 1,
  top: '0.5rem',
  left: space[3],
  '@media': { [media.coarse]: { top: 0 } },
  '@container': { [narrow]: { left: space[2] }, [table]: { left: '0.875rem' } },
})

export const withLeading = style({
  paddingLeft: '2.75rem',
  '@container': { [narrow]: { paddingLeft: '2.25rem' } },
})

export const dot = style({
  position: 'absolute',
  top: '1.1875rem',
  left: '0.8125rem',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: color.accent,
  forcedColorAdjust: 'none',
  '@container': {
    [narrow]: { left: space[2] },
    [table]: { top: 'calc(50% - 0.25rem)', left: space[5] },
  },
})

/** The dot gives its place to the checkbox and moves below it. */
export const dotBelow = style({
  top: '2.375rem',
  left: '1.125rem',
  '@container': { [narrow]: { left: '0.875rem' }, [table]: { top: '2.375rem', left: '1.25rem' } },
})

// Beside a date of several lines name and number stay together.
export const name = style({
  gridArea: 'name',
  minWidth: 0,
  '@container': { [table]: { alignSelf: 'end' } },
})

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  lineHeight: 1.4,
  '@media': { [media.largeLetters]: { display: 'block' } },
})

export const link = style({
  fontWeight: 550,
  overflowWrap: 'anywhere',
  selectors: {
    // The whole row is the link's target.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.accentText}`,
      outlineOffset: '-2px',
    },
  },
})

export const unread = style({ fontWeight: 700 })

export const meta = style({
  gridArea: 'meta',
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [table]: { alignSelf: 'start' } },
})

/** What a search has found in the conversation. */
export const found = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.largeLetters]: { display: 'block' } },
})

export const word = style({
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: 550,
})

export const status = style({
  gridArea: 'status',
  marginTop: space[1],
  '@container': { [table]: { marginTop: 0 } },
})

export const turn = style({
  gridArea: 'turn',
  marginTop: space[1],
  textAlign: 'right',
  '@container': { [narrow]: { textAlign: 'left' }, [table]: { marginTop: 0, textAlign: 'left' } },
})

/** Without a status before it the turn has a line of its own. */
export const turnAlone = style({ textAlign: 'left' })

export const date = style({
  gridArea: 'date',
  marginTop: space[1],
  '@container': { [table]: { marginTop: 0, flexDirection: 'column' } },
})
