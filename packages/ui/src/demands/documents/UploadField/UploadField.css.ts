import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

/** Rows of files: as high as the specification lets the list of attachments be, then it scrolls. */
export const rows = style({
  display: 'grid',
  maxHeight: '150px',
  overflowY: 'auto',
  // The ring of a focused button is not cut off.
  padding: '3px',
  margin: '-3px',
})
/** Without rows: there, so that the first ones are heard, and without room. */
export const none = style({ position: 'absolute' })
export const field = style({ display: 'grid', gap: space[2] })
