import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

// A question may contain a word wider than a phone.
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const label = style({
  fontSize: fontSize.secondary,
  fontWeight: 600,
  lineHeight: 1.4,
})

export const description = style({
  fontSize: fontSize.heading,
  lineHeight: 1.45,
  color: color.muted,
})

export const error = style({
  display: 'flex',
  gap: '0.375rem',
  fontSize: fontSize.heading,
  lineHeight: 1.45,
  fontWeight: 500,
  color: color.danger,
})
export const errorIcon = style({ width: '1rem', height: '1.1875rem' })

/** The look of all inputs. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  // A focused control scrolls into view together with its label and the text below it.
  scrollMarginBlock: space[9],
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px', borderColor: color.accentText },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: color.danger },
    '&[readonly]': { background: color.sunk },
  },
  '@media': {
    // Weaker than the state of a field: a refused one stays red under the pointer.
    [media.hover]: { selectors: { '&:where(:hover)': { borderColor: color.muted } } },
    // Below 16 px a phone zooms into the field and does not zoom out again.
    [media.coarse]: { fontSize: '1rem' },
  },
})

export const controlSmall = style({
  minHeight: '2.25rem',
  padding: `${space[1]} ${space[3]}`,
  fontSize: fontSize.secondary,
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
})

export const counter = style({
  justifySelf: 'end',
  fontSize: fontSize.tiny,
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
})
export const counterOver = style({ color: color.danger, fontWeight: 600 })
