import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: space[8],
  height: space[8],
  paddingInline: space[1],
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.body,
})

/** As high as the mark, however wide it is: its space is reserved before it loads. */
export const logo = style({
  flexShrink: 0,
  minWidth: space[8],
  maxWidth: '8rem',
  height: space[8],
  objectFit: 'contain',
  objectPosition: 'left center',
})
