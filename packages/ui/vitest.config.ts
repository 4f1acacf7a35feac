import { defineConfig } from 'vitest/config'

/** Unit tests of what needs no browser; components are tested by their stories. */
export default defineConfig({
  test: { name: 'ui', include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
})
