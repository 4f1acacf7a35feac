/** The theme of the portal: that of the device, or always light, or always dark. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Every choice of a theme, in display order. */
export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark']

/**
 * The theme that a device has stored.
 * @param stored value from its storage; null for none, and possibly anything if another program wrote it
 */
export function toThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
