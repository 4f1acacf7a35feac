import { defineConfig } from 'vitest/config'

/** Tests of the SDK as it is published and installed. */
export default defineConfig({
  test: {
    name: 'SDK package',
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup-package.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
