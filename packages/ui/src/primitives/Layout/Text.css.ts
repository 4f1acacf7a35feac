import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize } from '../../theme/scale.ts'

export const size = styleVariants({
  tiny: { fontSize: fontSize.tiny, lineHeight: 1.4 },
  small: { fontSize: fontSize.secondary, lineHeight: 1.45 },
  body: { fontSize: fontSize.body, lineHeight: 1.5 },
  lead: { fontSize: fontSize.lead, lineHeight: 1.45 },
})
export const muted = style({ color: color.muted })
export const strong = style({ fontWeight: 600 })
export const figures = style({ fontVariantNumeric: 'tabular-nums' })
export const heading = styleVariants({
  card: { fontSize: fontSize.heading, fontWeight: 600, color: color.muted },
  // It may be what a customer typed: without the wrap an endless word would widen the page.
  section: {
    fontSize: fontSize.lead,
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  figure: {
    fontFamily: fontFamily.title,
    fontSize: fontSize.figure,
    fontWeight: 600,
    lineHeight: 1.25,
  },
})
