import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontFamily, fontSize, space } from '../../../theme/scale.ts'

/** Always rendered, so that it is announced; takes up room only when it has text. */
export const refusal = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const intro = style({ color: color.muted })
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[4],
})
export const date = style({ display: 'grid', alignContent: 'start' })
export const label = style({
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
})
export const figure = style({
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.lead,
  lineHeight: 1.35,
})
export const estimate = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.heading,
  color: color.muted,
})
export const panel = style({ maxHeight: '412px', overflow: 'auto' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const head = style({
  padding: `${space[2]} ${space[2]} ${space[2]} 0`,
  textAlign: 'left',
  fontWeight: 600,
  fontSize: fontSize.heading,
  color: color.muted,
  borderBottom: `1px solid ${color.lineStrong}`,
})
export const cell = style({
  padding: `${space[2]} ${space[2]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})
export const name = style({
  fontWeight: 400,
  textAlign: 'left',
  whiteSpace: 'normal',
  // Room for a word rather than one letter per line: beside large dates the table scrolls.
  minWidth: '7rem',
  overflowWrap: 'anywhere',
})
export const business = style({ display: 'block', fontSize: fontSize.tiny, color: color.muted })
export const none = style({ fontSize: fontSize.secondary, color: color.muted })
