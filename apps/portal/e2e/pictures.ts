import { join } from 'node:path'
import { listDemands } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

const folder = join(import.meta.dirname, '../../../docs/pictures')

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures of the README, ${colorScheme}`, async ({ open, customer }) => {
    const { client } = await customer(accounts.superAdmin)
    const { demands } = await listDemands(client, { statusKey: 'PENDING', limit: 1 }).queryFn({
      pageParam: null,
    })
    const [demand] = demands
    if (!demand) throw new Error('The demo firm has no demand that waits for its customer')
    const page = await open(accounts.superAdmin, {
      colorScheme,
      viewport: { width: 1280, height: 800 },
    })
    for (const [name, address] of Object.entries({
      home: '/',
      demand: `/demands/${demand.id}`,
      tools: '/tools',
    })) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      // A conversation opens where reading continues; the picture shows the top of the page.
      await page.evaluate(() => scrollTo(0, 0))
      const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      await page.screenshot({ path: join(folder, file) })
    }
  })
}
