import { defineConfig } from 'vitest/config'

/** Unit tests of the wiring that needs no browser; journeys are in e2e/. */
export default defineConfig({
  test: {
    name: 'portal',
    environment: 'node',
    // Loading all modules again for each file would take most of the run; what a test replaces it puts back.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // These limits end what hangs; on a busy machine, what is waited for may only be slow.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
})
