import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, layer, media, motion, radius, space } from '../../../theme/scale.ts'

/** Letters too large for the field to fit between its buttons. */
const stacked = 'screen and (max-width: 18em)'

/** There is room to hold the box at the bottom of the window. */
export const docked = 'screen and (min-height: 35em)'

/** Stays in reach at the bottom of the window as long as there is room. */
export const dock = style({
  paddingTop: space[3],
  background: `linear-gradient(to bottom, transparent, ${color.paper} ${space[3]})`,
  '@media': {
    [docked]: {
      position: 'sticky',
      zIndex: layer.sticky,
      // Above whatever covers the bottom of the window.
      bottom: 'var(--covered, 0)',
      paddingBottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
    },
  },
})

export const box = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  transition: `border-color ${motion.fast}`,
  '@media': {
    [media.dialog]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        "'draft draft draft' 'files files files' 'attach field send' 'notes notes notes'",
      alignItems: 'center',
      gap: `${space[1]} ${space[2]}`,
      padding: space[2],
    },
    [stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: "'draft draft' 'files files' 'field field' 'attach send' 'notes notes'",
    },
  },
  selectors: {
    '[data-over] > &': { background: color.accentSoft, borderColor: color.accentText },
    '&:has(textarea:focus-visible)': {
      borderColor: color.accentText,
      outline: `1px solid ${color.accentText}`,
    },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
  },
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  marginLeft: `calc(-1 * ${space[2]})`,
  '@media': { [media.dialog]: { display: 'contents' } },
})

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: fontSize.heading,
  lineHeight: 1.35,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.dialog]: { gridArea: 'notes', selectors: { '&:empty': { display: 'none' } } },
  },
})

export const shortcut = style({
  '@media': { [media.coarse]: { display: 'none' }, [media.dialog]: { display: 'none' } },
})

export const problem = style({ fontSize: fontSize.heading, fontWeight: 500, color: color.danger })

export const draft = style({ '@media': { [media.dialog]: { gridArea: 'draft' } } })
export const field = style({
  paddingTop: space[1],
  minWidth: 0,
  '@media': { [media.dialog]: { gridArea: 'field', paddingTop: 0 } },
})
export const files = style({
  display: 'grid',
  gap: space[1],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.dialog]: { gridArea: 'files' } },
})
export const attach = style({ '@media': { [media.dialog]: { gridArea: 'attach' } } })
export const send = style({ '@media': { [media.dialog]: { gridArea: 'send' } } })
/** On a phone only the icon is shown. */
export const sendText = style({
  '@media': {
    [media.dialog]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
