import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Brazilian Portuguese for the texts of the component library, and for its dates and numbers, whatever
 * the browser's language. Every primitive built from the library's parts includes one, so that no app can
 * forget it and no first page pays for it.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="pt-BR">{children}</I18nProvider>
}
