import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const banner = style({ padding: `${space[3]} ${space[4]} 0` })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  // An e-mail address is one word.
  overflowWrap: 'anywhere',
})
