import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 16rem) 1fr',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const result = style({
  gridColumn: '-2 / -1',
  justifySelf: 'end',
  fontSize: fontSize.secondary,
  color: color.muted,
  '@media': { [media.columns]: { justifySelf: 'start' } },
})
