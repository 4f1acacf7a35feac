import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The properties try hundreds of values; on a busy machine that takes its time.
  test: { name: 'core', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
