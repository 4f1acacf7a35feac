import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[10]} ${space[5]}`,
  textAlign: 'center',
})
export const icon = style({
  marginBottom: space[1],
  color: color.muted,
})
export const title = style({ fontWeight: 600, textWrap: 'balance' })
export const text = style({
  maxWidth: '34rem',
  fontSize: fontSize.secondary,
  color: color.muted,
  textWrap: 'pretty',
})
export const action = style({ marginTop: space[3] })
