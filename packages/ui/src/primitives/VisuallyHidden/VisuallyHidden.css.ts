import { style } from '@vanilla-extract/css'

/** Read aloud, but not visible: for a text that is hidden in some windows only. */
export const hiddenToEyes = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const visuallyHidden = style(hiddenToEyes)
