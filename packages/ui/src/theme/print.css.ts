import { style } from '@vanilla-extract/css'
import { media } from './scale.ts'

/** Screen only: the shell, buttons, and input fields. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })

/** Print only: what the surroundings of a page show on the screen. */
export const onlyPrinted = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
})

/**
 * A list whose entries may continue on the next page. Browsers do not make the rows of a grid longer by the room that
 * an entry loses at the foot of a page: the next entry would be printed over its last lines.
 */
export const flowing = style({
  '@media': { [media.print]: { display: 'flex !important', flexDirection: 'column' } },
})
