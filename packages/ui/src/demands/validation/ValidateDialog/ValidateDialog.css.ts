import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const text = style({ display: 'grid', gap: space[3] })
export const list = style({
  display: 'grid',
  gap: space[1],
  maxHeight: '16rem',
  overflowY: 'auto',
  paddingLeft: space[4],
  listStyle: 'disc',
})
export const name = style({ overflowWrap: 'anywhere' })
export const number = style({ color: color.muted, whiteSpace: 'nowrap' })
export const effect = style({ color: color.muted })
