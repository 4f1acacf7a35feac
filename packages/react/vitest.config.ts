import { defineConfig } from 'vitest/config'

/** Hooks run in a simulated page; whole screens are the journeys' of the portal. */
export default defineConfig({
  test: {
    name: 'react',
    environment: 'happy-dom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
})
