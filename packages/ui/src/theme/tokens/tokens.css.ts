import { style } from '@vanilla-extract/css'
import { color } from '../contract.css.ts'
import { fontSize, radius, space } from '../scale.ts'

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space[2],
})
export const pair = style({
  padding: space[3],
  border: '1px solid currentColor',
  borderRadius: radius.control,
  fontSize: fontSize.secondary,
  selectors: { '&[data-enough="false"]': { outline: `3px solid ${color.danger}` } },
})
export const pairInk = style({ fontVariantNumeric: 'tabular-nums' })
export const steps = style({ display: 'grid', gap: space[2] })
export const step = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const bar = style({ height: space[4], borderRadius: '2px', background: color.accent })
export const name = style({ minWidth: '9rem', color: color.muted, fontSize: fontSize.secondary })
