import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

export const question = style({ display: 'grid', alignContent: 'start', gap: space[3] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.turnSoft,
  color: color.turn,
  fontSize: fontSize.secondary,
  fontWeight: 600,
})
/** Always rendered, so that it is announced; takes up room only when it has text. */
export const grown = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
})
export const name = style({
  display: 'flex',
  gap: space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
/** Done or not, shown by shape, beside the count in words. */
export const mark = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '0.1875rem',
  color: color.muted,
})
export const done = style([mark, { color: color.accentText }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
