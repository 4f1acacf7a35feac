import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  textAlign: 'left',
})
export const placeholder = style({ color: color.muted })
export const chevron = style({
  color: color.muted,
  selectors: { '.lucide&': { width: '1rem', height: '1rem' } },
})
export const panel = style({ maxHeight: '20rem', padding: space[3] })
export const search = style({
  position: 'sticky',
  top: `-${space[3]}`,
  zIndex: 1,
  margin: `-${space[3]} -${space[3]} 0`,
  padding: space[3],
  background: color.surface,
})
export const note = style({ display: 'block', fontSize: fontSize.tiny, color: color.muted })
export const none = style({ padding: space[2], fontSize: fontSize.secondary, color: color.muted })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: '0.125rem',
})
