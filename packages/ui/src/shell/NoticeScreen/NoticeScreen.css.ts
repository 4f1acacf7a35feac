import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, space } from '../../theme/scale.ts'

export const screen = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: '60dvh',
  padding: `${space[8]} ${space[5]}`,
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: space[2],
  borderRadius: '50%',
  background: color.sunk,
  color: color.muted,
})
export const title = style({
  maxWidth: '24ch',
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.titleDetail,
  lineHeight: 1.2,
})
export const text = style({
  maxWidth: '46ch',
  color: color.muted,
  textWrap: 'pretty',
  // An e-mail address is one word.
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginTop: space[3],
})
