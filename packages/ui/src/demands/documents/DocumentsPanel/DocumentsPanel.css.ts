import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const sides = style({ display: 'grid', gap: space[6] })
export const side = style({
  marginBottom: space[3],
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
})
export const list = style({ display: 'grid' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[1]}`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.line}` } },
  '@media': { [media.columns]: { paddingInline: 0 } },
})

export const icon = style({ color: color.accentText })
export const name = style({ fontWeight: 550, overflowWrap: 'anywhere', lineHeight: 1.4 })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const skeletons = style({ display: 'grid', gap: space[4], paddingBlock: space[3] })
export const all = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBottom: space[4],
  '@media': { print: { display: 'none' } },
})
export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: space[4] })
