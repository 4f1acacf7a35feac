import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, space } from '../../theme/scale.ts'

export const wrap = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[1],
  fontSize: fontSize.secondary,
  lineHeight: '1.25rem',
  cursor: 'pointer',
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
})

/** The label stands by itself in whatever holds it. */
export const alone = style({ display: 'contents' })

export const mark = style({
  position: 'relative',
  display: 'grid',
  width: '1.25rem',
  height: '1.25rem',
})

export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '5px',
  border: `1.5px solid ${color.lineControl}`,
  background: color.surface,
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: color.danger },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  },
  // Forced colours paint the box, so keep the state visible.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const icon = style({
  // Above the box even where that is translucent.
  position: 'relative',
  gridArea: '1 / 1',
  placeSelf: 'center',
  pointerEvents: 'none',
  color: color.accentInk,
  visibility: 'hidden',
  selectors: {
    [`${input}:checked ~ &, ${input}:indeterminate ~ &`]: { visibility: 'visible' },
    '.lucide&': { width: '0.875rem', height: '0.875rem', strokeWidth: 3 },
  },
})

/** Aligned with the text, not with the box. */
export const note = style({ paddingLeft: '1.75rem' })
