import { style } from '@vanilla-extract/css'
import { color } from '../../src/theme/contract.css.ts'
import { fontSize, radius, space } from '../../src/theme/scale.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) 1fr',
  gap: `${space[2]} ${space[4]}`,
  lineHeight: 1.5,
  marginBottom: space[6],
})
export const question = style({ fontWeight: 700 })
export const answer = style({ margin: 0 })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space[4],
})
export const frames = style({ display: 'grid', gap: space[4] })
export const state = style({
  minWidth: 0,
  margin: 0,
  padding: space[4],
  overflow: 'auto',
  color: color.ink,
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
export const name = style({
  marginBottom: space[3],
  color: color.muted,
  fontSize: fontSize.secondary,
})
