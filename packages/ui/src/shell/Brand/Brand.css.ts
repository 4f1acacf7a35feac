import { style } from '@vanilla-extract/css'
import { fontFamily, fontSize, radius } from '../../theme/scale.ts'

export const brand = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  borderRadius: radius.control,
  fontFamily: fontFamily.title,
  fontSize: fontSize.lead,
  fontWeight: 600,
  lineHeight: 1.1,
  textWrap: 'balance',
})

/** Below a wide logo where there is no room for a word beside it. */
export const name = style({ flex: '1 1 6.5rem', minWidth: 0, overflowWrap: 'anywhere' })
