import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const legend = style({
  rowGap: space[1],
  marginBottom: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const used = style({ display: 'flex', alignItems: 'center', gap: space[2] })
const swatchBase = style({
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: '2px',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
const tints = { firm: color.accentText, customer: color.turn, none: color.lineStrong } as const
export const swatch = styleVariants(tints, (background) => [swatchBase, { background }])

/** Side by side, on as many lines as needed; on a phone one below another. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  rowGap: space[5],
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
})

const lineBase = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingTop: space[5],
  paddingRight: space[4],
  minWidth: 0,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.4375rem',
    left: 0,
    right: 0,
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: '0.1875rem',
    left: 0,
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '50%',
    border: `2px solid ${color.surface}`,
  },
  '@media': {
    [media.dialog]: {
      padding: `0 0 ${space[4]} ${space[6]}`,
      '::before': {
        top: '0.5rem',
        bottom: '-0.5rem',
        left: '0.3125rem',
        right: 'auto',
        borderTopWidth: 0,
        borderLeftWidth: '3px',
        borderLeftStyle: 'solid',
      },
      '::after': { top: '0.375rem' },
    },
    [media.forcedColors]: { '::after': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
})
export const step = styleVariants(tints, (tint) => [
  lineBase,
  { '::before': { borderColor: tint }, '::after': { background: tint } },
])
/** The current stage leads on to what is still to come; the last one leads nowhere. */
export const ahead = style([
  lineBase,
  {
    '::before': { display: 'none' },
    '::after': { background: color.surface, borderColor: color.lineControl },
  },
])
export const end = style({ '::before': { display: 'none' } })
export const title = style({ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' })
export const titleTurn = style({ color: color.turn })
export const text = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
})
export const stack = style({ display: 'grid', gap: space[4] })
