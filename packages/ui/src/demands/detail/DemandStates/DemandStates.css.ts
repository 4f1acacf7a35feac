import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

/** Below a notice that has the whole width of the page. */
export const unsent = style({
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: `0 ${space[5]} ${space[8]}`,
})
