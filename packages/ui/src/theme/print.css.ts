import { style } from '@vanilla-extract/css'
import { media } from './scale.ts'

/** What is for the screen only: the shell, what is pressed, what is written in. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })
