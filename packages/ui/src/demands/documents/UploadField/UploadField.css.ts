import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

/** Rows of files: up to the specified height of the attachment list, beyond which it scrolls. */
export const rows = style({
  display: 'grid',
  maxHeight: '150px',
  overflowY: 'auto',
  // The ring of a focused button is not clipped.
  padding: '3px',
  margin: '-3px',
})
/** Without rows: rendered, so that the first ones are announced, but taking up no room. */
export const none = style({ position: 'absolute' })
export const field = style({ display: 'grid', gap: space[2] })
