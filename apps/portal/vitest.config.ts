import { defineConfig } from 'vitest/config'

/** Unit tests of the wiring that needs no browser; journeys are in e2e/. */
export default defineConfig({
  test: {
    name: 'portal',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // These limits end what hangs; on a busy machine, what is waited for may only be slow.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
})
