import '../packages/ui/src/theme/global.css.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { ComponentPage } from '../packages/ui/storybook/pages/ComponentPage.tsx'
import { ThemedDocs } from '../packages/ui/storybook/themed-docs.tsx'
import { accents, withTheme } from '../packages/ui/storybook/with-theme.tsx'
import { checkInDark } from './check-in-dark.ts'
import { reportViolations } from './report-violations.ts'
import { waitUntilShown } from './wait-until-shown.ts'

// Code that opens later comes in a second, and on a busy machine in more.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  decorators: [withTheme],
  beforeAll: waitUntilShown,
  beforeEach: reportViolations,
  afterEach: checkInDark,
  parameters: {
    layout: 'padded',
    // In a frame of its own a screen has the size of a window, not of the whole page of docs.
    docs: {
      page: ComponentPage,
      container: ThemedDocs,
      story: { inline: false, height: '720px' },
    },
    a11y: {
      test: 'error',
      // Landmarks and the page's heading belong to pages; stories of parts have none.
      config: { rules: [{ id: 'region', enabled: false }] },
      options: {
        // Passes are not reported: axe need not collect them.
        resultTypes: ['violations', 'incomplete'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        // A window of 360 with letters twice as large has room for as much.
        largeLetters: { name: 'Letras em dobro, 180', styles: { width: '180px', height: '740px' } },
        phone: { name: 'Celular, 360', styles: { width: '360px', height: '740px' } },
        sideways: { name: 'Celular deitado, 740', styles: { width: '740px', height: '360px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Computador, 1440', styles: { width: '1440px', height: '960px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Bem-vindo',
          'Fundamentos',
          'Componentes',
          ['Ações', 'Campos', 'Listas', 'Mensagens', 'Sobreposições', 'Estrutura'],
          'Moldura',
          'Sessão',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
        ],
      },
    },
    accent: {
      description: 'Accent of the firm',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(accents).map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: { theme: 'light', accent: 'padrão', alsoInDark: false },
}

export default preview
