import { defineConfig } from 'vitest/config'
import { sourceAlias } from './source-alias.ts'

/** Unit tests of what needs no browser; components are tested by their stories. */
export default defineConfig({
  resolve: { alias: sourceAlias },
  test: { name: 'ui', include: ['src/**/*.test.ts'], environment: 'node' },
})
