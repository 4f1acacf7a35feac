import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'
import { fontSize, media, space } from '../theme/scale.ts'

/** A sector or an activity: its name, its progress, and its actions. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, 14rem) auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  selectors: { 'li:first-child > &': { borderTop: 'none' } },
  '@media': {
    [media.dialog]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[3],
      padding: space[4],
    },
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const meter = style({
  '@media': { [media.dialog]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const tools = style({ display: 'flex', gap: space[1], justifyContent: 'flex-end' })
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[2],
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
})
export const findingIcon = style({
  selectors: {
    '.lucide&': { width: '1rem', height: '1rem', marginTop: '0.15rem', color: color.danger },
  },
})
export const place = style({ color: color.muted })
export const numbered = style({ listStyle: 'decimal', paddingInlineStart: space[5] })
/** The kinds of sector that can be added, below the existing ones. */
export const offered = style({
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.dialog]: { padding: space[3] } },
})
