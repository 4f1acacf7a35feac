import { type ThemeChoice, toThemeChoice } from '@tramite/core/shell'

/** What of `window` a theme needs. */
export type ThemePage = Pick<Window, 'addEventListener'> & {
  readonly document: { readonly documentElement: { readonly dataset: DOMStringMap } }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The theme that this device keeps; that of the system also where nothing can be kept. */
export function readTheme(page: Pick<ThemePage, 'localStorage'>, key: string) {
  try {
    // Where it is forbidden even to look at the storage throws.
    return toThemeChoice(page.localStorage.getItem(key))
  } catch {
    return 'system'
  }
}

/** Has a page look as it was chosen; without a choice the styles follow the system. */
export function applyTheme({ document }: Pick<ThemePage, 'document'>, choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}

/**
 * Applies the theme of this device to a page, and again when another tab changes it. Runs in the page
 * itself, before its first paint.
 * @param key under which the theme is kept
 */
export function followTheme(page: ThemePage, key: string): void {
  applyTheme(page, readTheme(page, key))
  page.addEventListener('storage', (event) => {
    // Null where the storage was cleared as a whole.
    if (event.key === key || event.key === null) applyTheme(page, readTheme(page, key))
  })
}

/** Keeps the theme for this device and applies it; other tabs follow. */
export function chooseTheme(page: ThemePage, key: string, choice: ThemeChoice): void {
  try {
    if (choice === 'system') page.localStorage.removeItem(key)
    else page.localStorage.setItem(key, choice)
  } catch {
    // A browser that keeps nothing has the theme until the page is left.
  }
  applyTheme(page, choice)
}
