import type { Decorator } from '@storybook/react-vite'
import { TooltipHost } from '../src/primitives/Tooltip/TooltipHost.tsx'

interface Accent {
  light: string
  dark: string
}

/** Accents to try: the default, and colours that are hard on contrast. */
export const accents: Readonly<Record<string, Accent | undefined>> = {
  padrão: undefined,
  vinho: { light: '#8a2846', dark: '#e79ab0' },
  mar: { light: '#0b6fb8', dark: '#7fbdea' },
  sol: { light: '#ffcf33', dark: '#ffcf33' },
  noite: { light: '#14161f', dark: '#14161f' },
}

function setProperty(name: string, value: string | undefined) {
  const { style } = document.documentElement
  if (value) style.setProperty(name, value)
  else style.removeProperty(name)
}

/** Draws a story in the theme and the accent of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => {
  const accent = accents[String(globals.accent)]
  document.documentElement.lang = 'pt-BR'
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  setProperty('--firm-accent', accent?.light)
  setProperty('--firm-accent-dark', accent?.dark)
  return (
    <>
      <Story />
      <TooltipHost />
    </>
  )
}
