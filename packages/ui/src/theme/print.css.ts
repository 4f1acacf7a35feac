import { style } from '@vanilla-extract/css'
import { media } from './scale.ts'

/** Screen only: the shell, buttons, and input fields. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })

/** Print only: what the surroundings of a page show on the screen. */
export const onlyPrinted = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
})
