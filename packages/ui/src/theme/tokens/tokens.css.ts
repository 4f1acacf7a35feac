import { style } from '@vanilla-extract/css'
import { color } from '../contract.css.ts'
import { fontSize, media, radius, space } from '../scale.ts'

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
export const steps = style({ display: 'grid', gap: space[2], margin: 0, padding: 0 })
export const step = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const bar = style({ height: space[4], borderRadius: '2px', background: color.accent })
export const name = style({ minWidth: '9rem', color: color.muted, fontSize: fontSize.secondary })
export const swatch = style({
  width: space[16],
  height: space[8],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.small,
})
export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  minWidth: '20rem',
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'start',
  cursor: 'copy',
  borderRadius: radius.small,
  ':hover': { background: color.sunk },
})
export const value = style({ fontSize: fontSize.secondary })
export const copied = style({
  minHeight: space[6],
  color: color.muted,
  fontSize: fontSize.secondary,
})
export const moving = style({
  width: space[8],
  height: space[4],
  borderRadius: radius.small,
  background: color.accent,
  selectors: { 'li:hover > &, li:focus-within > &': { transform: `translateX(${space[16]})` } },
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
})
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
})
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  fontSize: fontSize.tiny,
})
