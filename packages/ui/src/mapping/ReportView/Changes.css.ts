import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const title = style({
  fontSize: fontSize.secondary,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const muted = style({ fontWeight: 400, color: color.muted })
export const list = style({
  listStyle: 'disc',
  paddingInlineStart: space[5],
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
})
export const answers = style({ fontSize: fontSize.secondary })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBottom: 'none' } },
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
/** Says which of the two answers it is. */
export const side = style({ display: 'block', fontSize: fontSize.heading, color: color.muted })
