import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const icon = style({ justifySelf: 'center', transform: 'translateY(0.1875rem)' })
export const body = style({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 })
export const text = style({
  maxWidth: '36rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: fontSize.body,
  color: color.ink,
})
export const time = style({ whiteSpace: 'nowrap' })
