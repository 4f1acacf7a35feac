import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const words = style({ display: 'grid', gap: space[3] })
export const meta = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const card = style({ display: 'grid', gap: space[3] })
/** As high as the tabs, with the gap between them and the conversation. */
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '2.75rem',
  marginBottom: space[5],
  borderBottom: `1px solid ${color.line}`,
})
