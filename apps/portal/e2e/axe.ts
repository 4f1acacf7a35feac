import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './portal.fixture.ts'

/** Checks that axe finds nothing on a page in its current state; the test continues if it does. */
export async function expectNoViolations(page: Page, name: string) {
  // A dialog still fading in has paler colours than its final ones.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  // Loaded once per document: its half megabyte takes longer than many of its rules.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without frames no page is needed to merge results; passes are not requested.
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
