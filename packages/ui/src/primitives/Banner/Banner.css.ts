import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  fontSize: fontSize.secondary,
  lineHeight: 1.5,
})

export const tone = styleVariants({
  error: { background: color.dangerSoft, color: color.danger },
  turn: { background: color.turnSoft, color: color.turn },
  success: { background: color.successSoft, color: color.success },
  info: { background: color.openSoft, color: color.open },
})

/** Without room beside the text, the actions go below it, aligned with its beginning. */
export const content = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  minWidth: 0,
})
export const body = style({ flex: '1 1 min(14rem, 75%)', minWidth: 0 })
export const title = style({ fontWeight: 600 })
export const text = style({ color: color.ink })
/** Several actions wrap where a line has no room for them. */
export const action = style({ flexShrink: 0, maxWidth: '100%' })

/** Announces banners that appear in it. Always rendered; takes up room only when it has content. */
export const announced = style({ selectors: { '&:empty': { position: 'absolute' } } })
