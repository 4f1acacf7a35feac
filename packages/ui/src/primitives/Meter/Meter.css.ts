import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, media, radius, space } from '../../theme/scale.ts'

export const meter = style({ display: 'grid', gap: space[1] })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: fontSize.secondary,
})
export const value = style({ fontVariantNumeric: 'tabular-nums', color: color.muted })
export const track = style({
  height: '0.5rem',
  borderRadius: radius.full,
  background: color.line,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const bar = style({ height: '100%', borderRadius: radius.full })
export const bars = style({ display: 'grid', gap: space[3] })

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
})
export const circle = style({ position: 'absolute', inset: 0, rotate: '-90deg' })
const line = style({ fill: 'none', strokeWidth: 6 })
export const ringTrack = style([line, { stroke: color.line }])
export const ringBar = style([
  line,
  {
    stroke: color.accentText,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
])
export const ringText = style({
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.secondary,
  fontVariantNumeric: 'tabular-nums',
})
