import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'

export const toggle = style({
  selectors: {
    '&[aria-pressed="true"]': {
      color: color.accentText,
      background: color.accentSoft,
      borderColor: color.accentText,
    },
  },
})
