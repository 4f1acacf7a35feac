/** How the portal looks: as the device does, or always light, or always dark. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Every choice of a theme, in the order in which they are offered. */
export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark']

/**
 * The theme that a device keeps.
 * @param stored what its storage holds; null for nothing, and anything at all where somebody else wrote it
 */
export function toThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
