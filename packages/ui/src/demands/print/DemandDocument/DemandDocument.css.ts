import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { flowing } from '../../../theme/print.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

/** No wider than a printed page allows. */
export const document = style({ maxWidth: '48rem', display: 'grid', gap: space[6] })
export const made = style({ fontSize: fontSize.secondary, color: color.muted })
export const points = style({ display: 'grid', gap: space[2] })
export const entries = style([{ display: 'grid', gap: space[4] }, flowing])
export const entry = style({
  paddingLeft: space[4],
  borderLeft: `2px solid ${color.line}`,
  minWidth: 0,
  // Long entries continue on the next page: kept whole, each would leave the rest of a page empty.
  '@media': { [media.print]: { breakInside: 'auto' } },
})
/** Author and time: not left alone at the end of a page. */
export const head = style({ breakAfter: 'avoid' })
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
/** With large letters on a phone its columns would be one or two letters wide: it scrolls sideways. */
export const wide = style({ '@media': { [media.largeLetters]: { overflowX: 'auto' } } })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.largeLetters]: { minWidth: '26rem' } },
})
export const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { 'th&': { overflowWrap: 'normal' } },
  borderTop: `1px solid ${color.line}`,
})
