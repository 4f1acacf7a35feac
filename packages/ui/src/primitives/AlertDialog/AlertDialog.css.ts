import { style } from '@vanilla-extract/css'

/** Always rendered, so that it is announced; takes up room only when it has text. */
export const refusal = style({ selectors: { '&:empty': { position: 'absolute' } } })
