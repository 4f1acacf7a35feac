import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const path = style({ display: 'grid' })
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: space[4],
  paddingBottom: space[6],
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      top: '2rem',
      bottom: 0,
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  border: '2px solid currentColor',
})
export const place = styleVariants({
  done: [mark, { color: color.delivered, background: color.deliveredSoft }],
  now: [mark, { color: color.accentText, background: color.accentSoft }],
  next: [mark, { color: color.muted, background: color.sunk }],
})
export const icon = style({ width: '1rem', height: '1rem' })
export const words = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
export const title = style({ fontWeight: 600 })
export const about = style({ maxWidth: '60ch' })
export const note = style({ color: color.muted, fontSize: fontSize.secondary })
