import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

/** As high as a tag: the names load after the demand. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  minHeight: '1.625rem',
  '@media': { [media.dialog]: { flexBasis: '100%' } },
})
export const tag = style({ display: 'flex', minWidth: 0, maxWidth: '100%' })
export const status = style({ display: 'flex' })
export const turn = style({ fontVariantNumeric: 'tabular-nums' })
export const flag = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
