import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const box = style({ position: 'relative' })
export const input = style({ paddingRight: '2.75rem' })
export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  color: color.muted,
})
export const popover = style({ width: 'var(--trigger-width)', maxWidth: 'none' })
export const item = style({ justifyContent: 'space-between' })
export const check = style({
  visibility: 'hidden',
  color: color.accentText,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})
export const note = style({
  display: 'block',
  fontSize: fontSize.tiny,
  color: color.muted,
  fontWeight: 400,
})
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: '0.125rem',
})
export const none = style({ padding: space[3], fontSize: fontSize.secondary, color: color.muted })
