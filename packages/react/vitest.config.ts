import { defineConfig } from 'vitest/config'

/** Hooks run in a simulated page; whole screens are the journeys' of the portal. */
export default defineConfig({
  test: {
    name: 'react',
    environment: 'happy-dom',
    // A page and all modules for each file would take six times as long; what a test changes of them it puts back.
    isolate: false,
    // These limits end what hangs; on a busy machine, what is waited for may only be slow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['src/testing/each-file.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
})
