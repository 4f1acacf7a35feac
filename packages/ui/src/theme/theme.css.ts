import { assignVars, globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { darkPalette, defaultAccent, lightPalette } from './palette.ts'

// The server writes --firm-accent and --firm-accent-dark on :root. They are read with a default and
// never declared here, so that the order of style sheets cannot override the firm's choice.
const firmLight = `var(--firm-accent, ${defaultAccent.light})`
const firmDark = `var(--firm-accent-dark, ${defaultAccent.dark})`

const light = {
  ...lightPalette,
  accent: firmLight,
  accentInk: '#ffffff',
  accentHover: `color-mix(in oklab, ${color.accent} 86%, black)`,
  accentSoft: `color-mix(in oklab, ${color.accent} 12%, ${color.surface})`,
  accentText: `color-mix(in oklab, ${color.accent} 90%, black)`,
}

const dark = {
  ...darkPalette,
  accent: firmDark,
  accentInk: '#0b1713',
  accentHover: `color-mix(in oklab, ${color.accent} 86%, white)`,
  accentSoft: `color-mix(in oklab, ${color.accent} 17%, ${color.surface})`,
  accentText: `color-mix(in oklab, ${color.accent} 88%, white)`,
}

// Bounds on the lightness of a firm's colour keep text on it, and it as text, above 4.5:1 whatever the
// hue. Browsers without relative colours use the colour as it is.
const relative = '(color: oklch(from red l c h))'
const clamped = {
  light: {
    [color.accent]: `oklch(from ${firmLight} min(l, 0.5) c h)`,
    [color.accentSoft]: `oklch(from ${firmLight} 0.944 calc(c * 0.2) h)`,
  },
  dark: {
    [color.accent]: `oklch(from ${firmDark} max(l, 0.74) c h)`,
    [color.accentSoft]: `oklch(from ${firmDark} 0.295 calc(c * 0.33) h)`,
  },
}

const darkByChoice = ':root[data-theme="dark"]'
const darkBySystem = ':root:not([data-theme="light"])'
// Paper is white whatever the scheme.
const prefersDark = 'screen and (prefers-color-scheme: dark)'

globalStyle(':root', {
  colorScheme: 'light',
  vars: assignVars(color, light),
  '@supports': { [relative]: { vars: clamped.light } },
})

globalStyle(darkBySystem, {
  '@media': {
    [prefersDark]: {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
      '@supports': { [relative]: { vars: clamped.dark } },
    },
  },
})

globalStyle(darkByChoice, {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: assignVars(color, dark),
      '@supports': { [relative]: { vars: clamped.dark } },
    },
  },
})
