import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes the README's pictures, on the server and the browser of the journeys. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.ts',
  fullyParallel: false,
  workers: 1,
})
