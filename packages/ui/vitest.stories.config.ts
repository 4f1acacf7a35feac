import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The stories as tests, once in each theme: they render, their play functions hold, axe is silent. */
export default defineConfig({
  test: {
    projects: (['light', 'dark'] as const).map((theme) => ({
      plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: theme,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath, args: ['--no-sandbox'] },
            contextOptions: { reducedMotion: 'reduce', locale: 'pt-BR' },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
})
