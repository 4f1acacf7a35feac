import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { panelRoom, space } from '../../../theme/scale.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  textAlign: 'left',
  fontWeight: 500,
  cursor: 'pointer',
  // To the browser a button is read-only; it should not look so.
  selectors: { '&&:read-only:not(select)': { background: color.surface } },
})
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const chevron = style({
  color: color.muted,
  selectors: { '.lucide&': { width: '1rem', height: '1rem' } },
})
export const panel = style({
  minWidth: `min(14rem, ${panelRoom})`,
  maxHeight: '20rem',
  padding: `${space[2]} ${space[4]}`,
  overflowY: 'auto',
})
