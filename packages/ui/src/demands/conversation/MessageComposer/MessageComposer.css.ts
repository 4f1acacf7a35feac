import { style } from '@vanilla-extract/css'

/** No box of its own: the chat box could not stick to the bottom of the window in it. */
export const composer = style({ display: 'contents' })
