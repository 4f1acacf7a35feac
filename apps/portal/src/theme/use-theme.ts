import { storageKeys } from '@tramite/core/session'
import type { ThemeChoice } from '@tramite/core/shell'
import { useEffect, useState } from 'react'
import { chooseTheme, readTheme } from './apply-theme.ts'

/** The theme of this device, which another tab may change, and a way to change it. */
export function useTheme() {
  const [theme, setTheme] = useState<ThemeChoice>(() => readTheme(window, storageKeys.theme))
  useEffect(() => {
    const follow = () => setTheme(readTheme(window, storageKeys.theme))
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const onThemeChange = (choice: ThemeChoice) => {
    chooseTheme(window, storageKeys.theme, choice)
    setTheme(choice)
  }
  return { theme, onThemeChange }
}
