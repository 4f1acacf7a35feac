import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type UserConfig } from 'vite'

const ui = fileURLToPath(new URL('..', import.meta.url))

/** What the stories need of Vite beside Storybook's own settings. */
export function withStoryBuild(base: UserConfig): UserConfig {
  return mergeConfig(base, {
    // The dependencies of the stories are this package's.
    root: ui,
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['tramite-source', 'module', 'browser', 'development|production'] },
    // Lists are virtual in tests too: the library reads this of Node's, which browsers have not.
    define: { 'process.env.VIRT_ON': JSON.stringify('true') },
    // Found before the first page: one found later reloads what a reader has open.
    optimizeDeps: { entries: ['src/**/*.stories.tsx', 'storybook/*.tsx'] },
    build: { chunkSizeWarningLimit: 4000 },
  })
}
