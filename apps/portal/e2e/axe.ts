import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.fixture.ts'

/** Holds that axe finds nothing on a page as it stands; the test goes on where it does. */
export async function expectNoViolations(page: Page, name: string) {
  // A dialog that is still fading in has paler colours than it will have.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  // Once in a document: its half megabyte takes longer than many of its rules.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without frames nothing has to be put together in a page of its own; what passes is not asked for.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => node.failureSummary),
  }))
  expect.soft(found, name).toEqual([])
}
