import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const share = createVar()

export const bar = style({ display: 'flex', gap: '3px', height: '0.375rem', width: '100%' })

export const part = style({
  flexGrow: share,
  flexBasis: 0,
  minWidth: '0.375rem',
  borderRadius: radius.full,
  // Forced colours would remove the background that carries the meaning.
  forcedColorAdjust: 'none',
})

export const status = styleVariants({
  OPEN: { background: color.open },
  IN_PROGRESS: { background: color.inProgress },
  PENDING: { background: color.pending },
  FINISHED: { background: color.delivered },
  BLOCKED: { background: color.blocked },
})
