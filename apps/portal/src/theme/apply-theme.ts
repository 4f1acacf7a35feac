import { type ThemeChoice, toThemeChoice } from '@tramite/core/shell'

/** The part of `window` that a theme needs. */
export type ThemePage = Pick<Window, 'addEventListener'> & {
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The theme stored on this device; the system's if none is stored or storage is blocked. */
export function readTheme(page: Pick<ThemePage, 'localStorage'>, key: string) {
  try {
    // Where storage is blocked, merely accessing it throws.
    return toThemeChoice(page.localStorage.getItem(key))
  } catch {
    return 'system'
  }
}

/** Applies the chosen theme to a page; without a choice the styles follow the system. */
export function applyTheme({ document }: Pick<ThemePage, 'document'>, choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}

/**
 * Applies the theme of this device to a page, and again when another tab changes it. Runs in the page
 * itself, before its first paint.
 * @param key under which the theme is stored
 */
export function followTheme(page: ThemePage, key: string): void {
  applyTheme(page, readTheme(page, key))
  page.addEventListener('storage', (event) => {
    // Null if the whole storage was cleared.
    if (event.key === key || event.key === null) applyTheme(page, readTheme(page, key))
  })
}

/** Stores the theme for this device and applies it; other tabs follow. */
export function chooseTheme(page: ThemePage, key: string, choice: ThemeChoice): void {
  try {
    if (choice === 'system') page.localStorage.removeItem(key)
    else page.localStorage.setItem(key, choice)
  } catch {
    // With storage blocked, the theme lasts until the page is left.
  }
  applyTheme(page, choice)
}
