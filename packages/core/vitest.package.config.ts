import { defineConfig } from 'vitest/config'

/** Tests of the SDK as it is published and installed. */
export default defineConfig({
  test: {
    name: 'SDK package',
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup-package.ts'],
    // These limits end what hangs: on a busy machine the compiler alone takes minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
