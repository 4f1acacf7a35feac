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
    build: { chunkSizeWarningLimit: 4000 },
  })
}
