import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'

export const icon = style({ color: color.danger })
