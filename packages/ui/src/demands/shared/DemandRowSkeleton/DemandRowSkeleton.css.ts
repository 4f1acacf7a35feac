import { style } from '@vanilla-extract/css'

/** As high as a line of secondary text. */
export const line = style({ minHeight: '1.1875rem', display: 'grid', alignItems: 'center' })
