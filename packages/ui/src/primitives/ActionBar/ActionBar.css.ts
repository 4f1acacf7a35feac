import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { aboveActionBar } from '../../theme/root-class.css.ts'
import { fontSize, layer, media, radius, space } from '../../theme/scale.ts'
import { hiddenToEyes } from '../VisuallyHidden/VisuallyHidden.css.ts'

export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  bottom: `max(${space[4]}, env(safe-area-inset-bottom), var(--covered, 0px))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
})
/** The focused element is not left beneath the bar, which is higher where its buttons wrap. */
globalStyle(`.${aboveActionBar}`, {
  scrollPaddingBottom: '6rem',
  '@media': { [media.dialog]: { scrollPaddingBottom: '10rem' } },
})
export const report = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.dialog]: { flexBasis: '100%' } },
})
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  fontSize: fontSize.secondary,
  fontWeight: 600,
})
export const refused = style({ color: color.danger })
/** The cross says it where letters are large: the bar would cover half of the window. */
export const clear = style({ '@media': { [media.largeLetters]: hiddenToEyes } })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
