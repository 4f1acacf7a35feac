import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

/** The panel is 492 px tall. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '492px',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'block', height: 'auto', overflow: 'visible' } },
})

export const head = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.filter]: { paddingInline: space[4] } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const count = style({
  minHeight: '1.3125rem',
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const body = style({
  minHeight: 0,
  overflow: 'hidden',
  '@media': { [media.print]: { overflow: 'visible' } },
})

export const foot = style({
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.secondary,
})
