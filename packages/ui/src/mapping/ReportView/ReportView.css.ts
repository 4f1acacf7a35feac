import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize.secondary,
  '@media': { [media.print]: { fontSize: fontSize.tiny } },
})
/** A printed page is narrow for six columns: no word of a usual length is cut. */
const cellRoom = {
  padding: space[3],
  '@media': { [media.print]: { padding: `${space[2]} ${space[1]}` } },
}
export const head = style({
  ...cellRoom,
  textAlign: 'left',
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
})
export const sector = style({
  ...cellRoom,
  textAlign: 'left',
  fontWeight: 600,
  background: color.sunk,
  borderBlock: `1px solid ${color.line}`,
})
/** Not left at the end of a page, away from its activities. */
export const sectorRow = style({ breakAfter: 'avoid' })
export const count = style({ fontWeight: 400, color: color.muted })
export const cell = style({
  ...cellRoom,
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${color.line}`,
})
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const muted = style({ color: color.muted })
export const abroad = style({ color: color.danger, fontWeight: 600 })
export const flow = style({
  width: '100%',
  height: 'auto',
  '@media': { [media.columns]: { display: 'none' } },
})
export const heading = style({ fontSize: '13px', fontWeight: 600, fill: color.muted })
/** In units of the picture, like the positions in it. */
export const room = style({ display: 'grid', alignContent: 'center', height: '100%' })
export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '12px',
  lineHeight: '15px',
  color: color.ink,
})
export const labelEnd = style({ textAlign: 'right' })
export const bar = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
export const box = style({
  fill: color.accentSoft,
  stroke: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const link = style({
  fill: color.accent,
  opacity: 0.18,
  selectors: { '&[data-abroad]': { fill: color.danger, opacity: 0.3 } },
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
})
