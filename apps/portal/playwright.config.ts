import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4310)
const debianChromium = '/usr/bin/chromium'
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)
// The configuration is read by every worker; they share the folder of the first reading.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tramite-e2e-'))

/** Whole journeys in a real browser against the real server on a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // Of two cores: a journey waits for server and browser in turn, and two of them leave a fifth idle.
  workers: 3,
  forbidOnly: true,
  // A busy machine may be slow once; twice is a failure.
  retries: 1,
  // Bounds of what hangs, not of what is slow: on a very busy machine the longest journey takes half of it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // A journey's page ends before optimized code has made up for its compilation.
        '--js-flags=--no-maglev --no-turbofan --single-threaded-gc',
        '--in-process-gpu',
      ],
    },
  },
  webServer: {
    command: 'node --conditions=tramite-source src/main.ts',
    cwd: '../api',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
