import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Brazilian Portuguese for the words that the component library says by itself. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="pt-BR">{children}</I18nProvider>
}
