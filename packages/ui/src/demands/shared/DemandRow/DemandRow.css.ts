import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

/** Around the rows: they lay themselves out by its width. */
export const rows = style({ containerType: 'inline-size' })

const table = '(min-width: 42rem)'
const narrow = '(max-width: 17rem)'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'center',
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.hover]: { ':hover': { background: color.sunk } } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: '1fr',
      padding: `${space[3]} ${space[2]} ${space[3]} ${space[6]}`,
    },
    [table]: {
      gridTemplateColumns: 'minmax(0, 1fr) 9.5rem 10.5rem 9.5rem',
      padding: `${space[3]} ${space[5]} ${space[3]} ${space[12]}`,
    },
  },
})

export const withoutStatus = style({
  gridTemplateColumns: '1fr',
  '@container': { [table]: { gridTemplateColumns: 'minmax(0, 1fr) 10.5rem 9.5rem' } },
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
  '@container': {
    [narrow]: { left: space[2] },
    [table]: { top: 'calc(50% - 0.25rem)', left: space[5] },
  },
})

/** The dot leaves its place to the checkbox. */
export const dotInLine = style({
  display: 'inline-block',
  width: '0.5rem',
  height: '0.5rem',
  marginRight: '0.375rem',
  borderRadius: '50%',
  verticalAlign: '0.0625em',
  background: color.accent,
})

export const main = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container': { [table]: { gridColumn: 'auto' } },
})

export const name = style({
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

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  lineHeight: 1.4,
})

export const meta = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const turn = style({
  textAlign: 'right',
  '@container': { [narrow]: { textAlign: 'left' }, [table]: { textAlign: 'left' } },
})

/** Without a status before it the turn has a line of its own. */
export const turnFirst = style({ textAlign: 'left' })

export const date = style({
  gridColumn: '1 / -1',
  '@container': { [table]: { gridColumn: 'auto', flexDirection: 'column' } },
})
