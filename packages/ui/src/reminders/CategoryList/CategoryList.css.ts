import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const side = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 })
export const list = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [media.columns]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[2],
      // The ring of a focused link is not clipped.
      padding: '3px',
      margin: '-3px',
    },
    // On a phone they would fill the screen above the list.
    [media.filter]: { flexWrap: 'nowrap', overflowX: 'auto' },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  minHeight: '2.5rem',
  border: '1px solid transparent',
  borderRadius: radius.control,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      borderColor: color.lineControl,
      background: color.surface,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.sunk } },
    [media.columns]: { borderColor: color.line, background: color.surface },
  },
})
export const icon = style({
  selectors: { '.lucide&': { minWidth: '1.125rem', height: '1.125rem' } },
})
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 })
export const help = style({
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: fontSize.heading,
  '@media': { [media.columns]: { padding: 0, border: 0 } },
})
