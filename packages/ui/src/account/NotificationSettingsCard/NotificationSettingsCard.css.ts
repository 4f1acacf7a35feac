import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: space[3],
  '@media': { [media.filter]: { tableLayout: 'fixed', overflowWrap: 'anywhere' } },
})
/** With large letters the description of a row is above its boxes. */
export const row = style({
  '@media': {
    [media.largeLetters]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const head = style({
  padding: `${space[2]} 0`,
  textAlign: 'left',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.muted,
  '@media': { [media.largeLetters]: { gridColumn: '1 / -1' } },
})
export const channel = style({
  width: '5.5rem',
  padding: `${space[2]} 0`,
  textAlign: 'center',
  verticalAlign: 'top',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.muted,
  '@media': { [media.filter]: { width: '22%' }, [media.largeLetters]: { width: 'auto' } },
  selectors: { 'tbody &': { paddingTop: space[3], borderTop: `1px solid ${color.line}` } },
})
export const kind = style({
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  textAlign: 'left',
  fontWeight: 400,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.largeLetters]: { gridColumn: '1 / -1' } },
})
export const name = style({ display: 'block', fontWeight: 600 })
export const note = style({
  display: 'block',
  maxWidth: '70ch',
  fontSize: fontSize.secondary,
  color: color.muted,
  textWrap: 'pretty',
})
