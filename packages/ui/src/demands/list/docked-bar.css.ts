import { globalStyle, style } from '@vanilla-extract/css'
import { belowChoiceBar } from '../../theme/root-class.css.ts'
import { headerRoom, layer, media, space } from '../../theme/scale.ts'

/** A bar of choices that stays below the header however far down the rows are chosen. */
export const dockedBar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  top: `calc(${headerRoom} - ${space[3]})`,
  '@media': {
    [media.dialog]: { top: '4rem' },
    // It would cover a third of the window.
    [media.largeLetters]: { position: 'static' },
  },
})
/** The focused element is not left beneath the bar, which is higher where its buttons wrap. */
globalStyle(`.${belowChoiceBar}`, {
  scrollPaddingTop: '10rem',
  '@media': {
    [media.dialog]: { scrollPaddingTop: '14rem' },
    [media.largeLetters]: { scrollPaddingTop: space[2] },
  },
})
