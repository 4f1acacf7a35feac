import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const link = style({
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
})

export const variant = styleVariants({
  /** Inside a sentence: underlined. */
  inline: { color: color.accentText, fontWeight: 500, textDecoration: 'underline' },
  /** On its own. */
  plain: {
    color: color.accentText,
    fontWeight: 600,
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  },
  /** Inherits; underlined on hover. */
  quiet: {
    color: 'inherit',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  },
})
