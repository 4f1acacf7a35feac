import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  fontSize: fontSize.secondary,
})

export const stage = style({ overflowX: 'auto', outlineOffset: '-2px' })

export const page = style({
  display: 'block',
  marginInline: 'auto',
  border: `1px solid ${color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})

/** Without zoom whole lines are visible: a phone is not as wide as paper. */
export const whole = style({ maxWidth: '100%' })

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
