import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius } from '../../theme/scale.ts'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375rem',
  minHeight: '1.625rem',
  padding: '0.1875rem 0.625rem 0.1875rem 0.5rem',
  borderRadius: radius.full,
  fontSize: fontSize.heading,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [media.largeLetters]: { whiteSpace: 'normal' } },
})

export const icon = style({
  selectors: { '.lucide&': { width: '1rem', height: '1rem', strokeWidth: 2 } },
})

export const tone = styleVariants({
  open: { color: color.open, background: color.openSoft },
  inProgress: { color: color.inProgress, background: color.inProgressSoft },
  pending: { color: color.pending, background: color.pendingSoft },
  delivered: { color: color.delivered, background: color.deliveredSoft },
  blocked: { color: color.blocked, background: color.blockedSoft },
  overdue: { color: color.danger, background: color.dangerSoft },
})
