import type { Page } from '@playwright/test'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'
import { drawn } from './screens.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
}

/** Sums up how far visible content shifts while nobody touches the page. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      const moved = (list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0)
      Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + moved })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** For what was rendered so far: an observer is notified of a frame after it. */
const readShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return Number(Reflect.get(window, 'shifted'))
  })

/** Holds back the answers of an address; the returned function releases them. */
async function holdBack(page: Page, address: string | RegExp) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return resolve
}

test.describe('what comes late', () => {
  test.use({ account: accounts.superAdmin, viewport: { width: 390, height: 844 } })

  test('moves nothing on the page of the export', async ({ page }) => {
    await watchShifts(page)
    const release = await holdBack(page, '**/api/exports*')
    await page.goto('/export')
    await expect(page.getByRole('heading', { level: 1, name: 'Exportar tudo' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'O que vai no arquivo' })).toBeVisible()
    expect(await readShift(page)).toBeLessThanOrEqual(0.02)
  })

  test('moves nothing on the cards of the businesses', async ({ page }) => {
    await watchShifts(page)
    const release = await holdBack(page, '**/api/business/demandCounts*')
    await page.goto('/business')
    const list = page.getByRole('list', { name: 'Seus negócios' })
    await expect(list.getByText('Aurora Botânica')).toBeVisible()
    release()
    await expect(list.getByText(/em curso/).first()).toBeVisible()
    expect(await readShift(page)).toBeLessThanOrEqual(0.02)
  })

  test('does not call an open sector of the mapping closed before it is read', async ({ page }) => {
    await page.goto('/tools/mapping')
    await page.getByRole('link', { name: 'Vendas', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Adicionar atividade' })).toBeVisible()
    await watchShifts(page)
    const release = await holdBack(page, '**/api/mapping**')
    await page.reload()
    await expect(page.getByText('Carregando o mapeamento')).toBeAttached()
    await expect(page.getByText('O mapeamento deste negócio ainda não começou.')).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Adicionar atividade' })).toBeVisible()
    expect(await readShift(page)).toBeLessThanOrEqual(0.02)
  })
})

test('what has the focus is not beneath the cookie banner', async ({ open }) => {
  const page = await open(accounts.superAdmin)
  await page.addInitScript((key) => localStorage.removeItem(key), storageKeys.cookieConsent)
  for (const size of [
    { width: 360, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/demands/new')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    for (const name of ['Anexar arquivos', 'Criar demanda']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      // The page is laid out by then: it may move once more after it is there.
      await expect(async () => {
        await button.blur()
        await button.focus()
        const covered = await banner.boundingBox()
        const focused = await button.boundingBox()
        if (!covered || !focused) throw new Error('Something is out of sight')
        expect(focused.y + focused.height, `${name}, ${size.width} px`).toBeLessThanOrEqual(
          covered.y,
        )
      }).toPass()
    }
  }
})
