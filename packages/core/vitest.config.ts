import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Modules of core have no state of their own: files may share them, in a third of the time.
    isolate: false,
    // The properties try hundreds of values; on a busy machine that takes its time. The limit ends what hangs.
    testTimeout: 120_000,
    // The same for what is waited for, which is a second otherwise.
    expect: { poll: { timeout: 60_000 } },
  },
})
