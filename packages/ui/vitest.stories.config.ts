import { fileURLToPath } from 'node:url'
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as globalsKey } from '@storybook/addon-vitest/constants'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * The stories as tests: they render, their play functions hold, axe is silent in both themes. All files
 * share one page.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: {
    isolate: false,
    // A story of hundreds of rows takes seconds, and on a busy machine many.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // Storybook is prepared meanwhile, on a busy machine for more than a minute.
      connectTimeout: 240_000,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox'] },
        // A browser that speaks English: whatever is not Portuguese by itself shows.
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
      }),
      instances: [{ browser: 'chromium', provide: { [globalsKey]: { alsoInDark: true } } }],
    },
  },
})
