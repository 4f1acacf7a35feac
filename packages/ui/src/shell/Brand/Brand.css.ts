import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, radius, space } from '../../theme/scale.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  borderRadius: radius.control,
  fontFamily: fontFamily.title,
  fontSize: fontSize.lead,
  fontWeight: 600,
  lineHeight: 1.1,
  textWrap: 'balance',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: '1.875rem',
  height: '1.875rem',
  paddingInline: space[1],
  borderRadius: '7px',
  background: color.accent,
  color: color.accentInk,
  fontSize: fontSize.body,
})
