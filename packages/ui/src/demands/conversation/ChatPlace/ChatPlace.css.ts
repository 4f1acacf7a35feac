import { style } from '@vanilla-extract/css'

/** Without a box of its own, in which the chat box could not stay at the bottom of the window. */
export const place = style({ display: 'contents' })
