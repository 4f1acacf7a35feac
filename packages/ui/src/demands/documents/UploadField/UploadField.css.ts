import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

const fade = '0.75rem'

/**
 * Rows of files: up to the specified height of the attachment list, 150 px at the default letter size, beyond which it
 * scrolls. Its lower edge fades, which shows that there are more below. With large letters on a narrow screen it would not
 * show a single row whole: there the page scrolls.
 */
export const rows = style({
  display: 'grid',
  maxHeight: '9.375rem',
  overflowY: 'auto',
  // The ring of a focused button is not clipped.
  padding: `3px 3px ${fade}`,
  margin: `-3px -3px calc(-1 * ${fade})`,
  scrollPaddingBlock: `3px ${fade}`,
  maskImage: `linear-gradient(to top, transparent, #000 ${fade})`,
  '@media': {
    [media.largeLetters]: { maxHeight: 'none', overflowY: 'visible', maskImage: 'none' },
  },
})
/** Without rows: rendered, so that the first ones are announced, but taking up no room. */
export const none = style({ position: 'absolute' })
export const field = style({ display: 'grid', gap: space[2] })
