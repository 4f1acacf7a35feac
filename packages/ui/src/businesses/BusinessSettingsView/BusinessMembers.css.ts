import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, space } from '../../theme/scale.ts'

export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The note of who is chosen is below the field as its label is above: the button stays beside the field. */
export const addChosen = style([add, { alignItems: 'center' }])
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: space[6],
})
export const member = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 4rem',
})
export const name = style({ overflowWrap: 'anywhere' })
