import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 70ch)',
  gap: space[12],
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 70ch)', gap: space[6] },
    print: { display: 'block' },
  },
})
export const article = style({
  display: 'grid',
  gap: space[9],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const intro = style({ fontSize: fontSize.lead, lineHeight: 1.6, textWrap: 'pretty' })
export const changes = style({
  display: 'grid',
  gap: space[2],
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.line}`,
  lineHeight: 1.6,
})
export const changesTitle = style({ fontWeight: 600 })
export const section = style({ minWidth: 0 })
export const title = style({
  display: 'flex',
  gap: space[2],
  marginBottom: space[3],
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.lead,
  fontWeight: 600,
  selectors: { [`${section}:target > &`]: { color: color.accentText } },
})
