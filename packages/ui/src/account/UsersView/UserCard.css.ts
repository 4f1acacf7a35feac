import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[4],
})
/** Wide enough for the placeholder that says what can be searched for. */
export const search = style({
  width: '19rem',
  maxWidth: '100%',
  '@media': { [media.filter]: { width: '100%' } },
})
export const old = style({ opacity: 0.6 })
export const card = style({ height: '100%' })
export const body = style({ display: 'grid', gap: space[3] })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  // Between its picture and its buttons a name would break after every other letter.
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const muted = style({
  color: color.muted,
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
})
export const facts = style({ display: 'grid', gap: space[1] })
export const actions = style({ display: 'flex' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
