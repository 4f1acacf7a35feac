import { style } from '@vanilla-extract/css'
import { media } from './scale.ts'

/** What is for the screen only: the shell, what is pressed, what is written in. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })

/** What stands around a page on the screen, and is said on it where it is paper. */
export const onlyPrinted = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
})
