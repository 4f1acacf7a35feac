import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: 0,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.accentText}`,
      outlineOffset: '-1px',
      borderColor: color.accentText,
    },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
  },
})
export const bare = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '2.625rem',
  padding: 0,
  border: 0,
  background: 'none',
  ':focus-visible': { outline: 'none' },
})
export const affix = style({ color: color.muted, whiteSpace: 'nowrap' })
