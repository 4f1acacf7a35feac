import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: space[3],
  // However large the letters: the columns keep their share, and words break.
  '@media': { [media.filter]: { tableLayout: 'fixed', overflowWrap: 'anywhere' } },
})
export const head = style({
  padding: `${space[2]} 0`,
  textAlign: 'left',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.muted,
})
export const channel = style({
  width: '5.5rem',
  padding: `${space[2]} 0`,
  textAlign: 'center',
  verticalAlign: 'top',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.muted,
  '@media': { [media.filter]: { width: '22%' } },
  selectors: { 'tbody &': { paddingTop: space[3], borderTop: `1px solid ${color.line}` } },
})
export const kind = style({
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  textAlign: 'left',
  fontWeight: 400,
  borderTop: `1px solid ${color.line}`,
})
export const name = style({ display: 'block', fontWeight: 600 })
export const note = style({
  display: 'block',
  maxWidth: '70ch',
  fontSize: fontSize.secondary,
  color: color.muted,
  textWrap: 'pretty',
})
