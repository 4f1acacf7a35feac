import type { Locator } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'
import { drawn } from './screens.ts'

/** The colours painted across the middle of an element, at fractions of its width. */
async function readColours(of: Locator, parts: readonly number[]): Promise<readonly string[]> {
  const picture = (await of.screenshot()).toString('base64')
  const page = await of.page().context().newPage()
  const colours = await page.evaluate(
    async ([png, at]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const read = (part: number) =>
        String(context?.getImageData(Math.floor(width * part), Math.floor(height / 2), 1, 1).data)
      return at.map(read)
    },
    [picture, parts] as const,
  )
  await page.close()
  return colours
}

test('where the system forces its colours, what is chosen and what has the focus are told apart', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await firm.setStatus(id, {
    statusKey: 'IN_PROGRESS',
    deleveryForecast: new Date(Date.now() + 6 * 24 * 3_600_000).toISOString().slice(0, 10),
  })
  const page = await open(accounts.superAdmin)
  const toLook = (of: Locator) =>
    of.evaluate((element) => {
      const { color, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element)
      return { color, outlineColor, outline: `${outlineWidth} at ${outlineOffset}` }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(`/demands/${id}`)
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    await tab.press('Shift')
    await tab.focus()
    const ofTab = await toLook(tab)
    expect(ofTab).toEqual({ ...ofTab, outlineColor: ofTab.color, outline: '2px at -4px' })
    // The day of the delivery differs from the days before it.
    const days = page.getByRole('list', { name: 'Dias até a entrega' }).getByRole('listitem')
    const due = await toLook(days.last())
    expect(due.color).not.toBe((await toLook(days.first())).color)
    await page.goto('/')
    const all = page.getByRole('radio', { name: /^Todas/ })
    await expect(all).toBeChecked()
    await expect(drawn(page)).toHaveCount(0)
    const label = page.locator('label').filter({ has: all })
    expect((await toLook(label)).outline).toBe('2px at -2px')
    await all.press('Shift')
    expect((await toLook(label)).outline).toBe('3px at 2px')
    // An icon with a colour of its own is visible on a selected item.
    await page.goto('/tools/reminders?category=event')
    const category = page.getByRole('link', { name: /^Eventos/ })
    await expect(category).toHaveAttribute('aria-current', 'page')
    const icon = await toLook(category.locator('svg'))
    expect(icon.color).toBe((await toLook(category)).color)
    // Today differs from the other days, and button texts from the page's.
    await page.goto('/tools/reminders?view=month')
    const edgeOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).border)
    const today = page.locator('[aria-current="date"]')
    await expect(today).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    expect(await edgeOf(today)).toMatch(/^2px solid/)
    await page.getByRole('button', { name: 'Notificações' }).hover()
    expect(await edgeOf(page.getByRole('tooltip'))).toMatch(/^1px solid/)
    // So is a progress bar.
    await page.goto('/tools/templates')
    await page.getByRole('link', { name: /Acordo de Confidencialidade/ }).click()
    const bar = page.getByRole('progressbar').first()
    await expect(bar).toBeVisible()
    const [start, end] = await readColours(bar, [0.1, 0.9])
    expect(start).not.toBe(end)
    // A loading skeleton has a border.
    await page.route('**/api/documents*', () => {})
    await page.getByRole('link', { name: 'Documentos', exact: true }).click()
    const skeleton = page.getByRole('status').filter({ hasText: /^Carregando/ })
    expect(await edgeOf(skeleton.locator('span[style]').first())).toMatch(/^1px solid/)
    await page.unrouteAll()
  }
})
