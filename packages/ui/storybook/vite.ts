import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type UserConfig } from 'vite'

const core = fileURLToPath(new URL('../../core/src', import.meta.url))
const ui = fileURLToPath(new URL('..', import.meta.url))

/** What the stories need of Vite beside Storybook's own settings. */
export function withStoryBuild(base: UserConfig): UserConfig {
  return mergeConfig(base, {
    // The dependencies of the stories are this package's.
    root: ui,
    plugins: [vanillaExtractPlugin()],
    resolve: {
      // Not the `source` condition: Adobe's packages declare it too, for files they do not ship.
      alias: [{ find: /^@tramite\/core\/(.+)$/, replacement: `${core}/$1/index.ts` }],
    },
    // Found while a story runs, a dependency would reload the page under its test.
    optimizeDeps: { include: [...dependencies] },
    build: { chunkSizeWarningLimit: 4000 },
  })
}

const ariaParts = [
  'Button',
  'ComboBox',
  'Dialog',
  'Focusable',
  'Heading',
  'I18nProvider',
  'Input',
  'Label',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'Tooltip',
]

const dependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'lucide-react',
  '@tanstack/react-virtual',
  ...ariaParts.map((part) => `react-aria-components/${part}`),
]
