import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

/**
 * The list is at most 412 px high, and in a low window low enough that the dialog does not scroll around
 * it.
 */
export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  maxHeight: 'min(412px, max(12rem, 100dvh - 22.25rem))',
  overflowY: 'auto',
  '@media': { [media.dialog]: { maxHeight: 'min(412px, max(12rem, 92dvh - 24.25rem))' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  // A name needs the full width of a phone.
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
export const name = style({ overflowWrap: 'anywhere' })
export const dates = style({
  textAlign: 'right',
  '@media': { [media.dialog]: { textAlign: 'left' } },
})
export const fixed = style({ display: 'grid', gap: space[3] })
export const fixedList = style({ display: 'grid', gap: space[2] })
/** As high without an effect as with it: the list stays where it is. */
export const effect = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '2.75rem',
})
