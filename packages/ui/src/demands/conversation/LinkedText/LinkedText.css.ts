import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { media } from '../../../theme/scale.ts'

export const link = style({
  borderRadius: '2px',
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
  // In print, a URL that is its own link text is not repeated.
  '@media': { [media.print]: { '::after': { content: 'none !important' } } },
})
