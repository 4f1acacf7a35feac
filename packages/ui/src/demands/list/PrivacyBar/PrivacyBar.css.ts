import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { belowChoiceBar } from '../../../theme/root-class.css.ts'
import { fontSize, headerRoom, layer, media, radius, space } from '../../../theme/scale.ts'

/** Stays in sight however far down the rows are chosen. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  top: `calc(${headerRoom} - ${space[3]})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.accentSoft,
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
export const text = style({ flex: '1 1 16rem' })
export const count = style({ fontSize: fontSize.secondary, color: color.accentText })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
