import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

const background = createVar()
const hoverBackground = createVar()

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '2.5rem',
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: fontSize.secondary,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  background,
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:active': { background: hoverBackground },
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.65 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: hoverBackground } },
    },
    [media.coarse]: { minHeight: '2.75rem' },
    // With large letters in a small window, two lines are better than a word cut off.
    [media.dialog]: { maxWidth: '100%', whiteSpace: 'normal' },
    [media.print]: { display: 'none' },
  },
})

export const variant = styleVariants({
  primary: {
    color: color.accentInk,
    vars: { [background]: color.accent, [hoverBackground]: color.accentHover },
  },
  secondary: {
    color: color.ink,
    borderColor: color.lineStrong,
    vars: { [background]: color.surface, [hoverBackground]: color.sunk },
  },
  ghost: {
    color: color.accentText,
    vars: { [background]: 'transparent', [hoverBackground]: color.accentSoft },
  },
  danger: {
    color: color.dangerInk,
    vars: {
      [background]: color.danger,
      [hoverBackground]: `color-mix(in oklab, ${color.danger} 86%, ${color.ink})`,
    },
  },
})

export const size = styleVariants({
  normal: {},
  small: { minHeight: '2.125rem', padding: `${space[1]} ${space[3]}` },
  large: { minHeight: '2.75rem', fontSize: fontSize.body },
})

/** Lies in the button as bare text would. */
export const text = style({ display: 'contents' })

export const fullWidth = style({ width: '100%' })
