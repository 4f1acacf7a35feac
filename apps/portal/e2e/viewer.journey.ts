import { listBusinesses } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { listDocuments } from '@tramite/core/documents'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test } from './portal.fixture.ts'
import { createScannedPage } from './scanned-page.ts'
import { createClient } from './sdk.ts'

test('a document opens over any page by its address: its pages, and Back closes it', async ({
  open,
}) => {
  const page = await open(accounts.superAdmin)
  await page.goto('/documents?text=Contrato')
  const link = page.locator('a[href*="documentId="]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  const viewer = page.getByRole('dialog')
  // The viewer's own code is large, and comes with the first document.
  await expect(viewer.getByText(/^Página 1 de \d+$/)).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/documents?text=Contrato')
  await page.goto(`/profile?${href.split('?')[1]}`)
  await expect(viewer.getByText(/^Página 1 de \d+$/)).toBeVisible({ timeout: 30_000 })
  await viewer.getByRole('button', { name: 'Fechar' }).click()
  await expect(page).not.toHaveURL(/documentId/)
})

test('a page that was scanned is seen', async ({ open, firm, customer }) => {
  const { id } = await (await customer(accounts.superAdmin)).raise()
  await firm.sendDocument(id, { name: 'Escritura.pdf', content: createScannedPage() })
  const page = await open(accounts.superAdmin)
  await page.goto('/documents?text=Escritura.pdf')
  await page.getByRole('link', { name: 'Escritura.pdf' }).first().click()
  const paper = page.getByRole('dialog').locator('canvas')
  const readDot = () =>
    paper.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return null
      const dots = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
      return dots ? [...dots.data] : null
    })
  await expect.poll(readDot).toEqual([0, 0, 0, 255])
})

test('a document of another business of the reader opens by its address, and is saved', async ({
  open,
  firm,
  customer,
  sessions,
  apiUrl,
}) => {
  const { client } = await customer(accounts.superAdmin)
  const businesses = await listBusinesses(client).queryFn()
  const other = businesses.find(({ id }) => id !== businesses[0]?.id)
  const inOther = createClient(apiUrl, await sessions(accounts.superAdmin), other?.id)
  const { id } = await createDemand(inOther).mutationFn({
    name: toUniqueName('Registro da linha de velas'),
    description: 'Registrar a linha.',
  })
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'Válido.' })
  const { documents } = await listDocuments(inOther, { demandId: id }).queryFn()
  const page = await open(accounts.superAdmin)
  await page.goto(`/profile?documentId=${documents[0]?.id}`)
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('Válido.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await viewer.getByRole('button', { name: /^Baixar/ }).click()
  expect((await saved).suggestedFilename()).toBe('Parecer.txt')
  const chosen = page.getByRole('banner').getByLabel('Negócio:')
  await expect(chosen).toHaveValue(businesses[0]?.id ?? '')
})

test('a document of another customer is not found', async ({ open, expectProblems }) => {
  const mine = await open(accounts.superAdmin)
  await mine.goto('/documents')
  const href = await mine.locator('a[href*="documentId="]').first().getAttribute('href')
  expectProblems(/404/)
  const other = await open(accounts.otherCustomer)
  await other.goto(href ?? '')
  const viewer = other.getByRole('dialog')
  await expect(viewer.getByText('Algo deu errado')).toBeVisible()
  await expect(viewer.getByText('não existe, ou não está aberto para você')).toBeVisible()

  // A malformed address says so, too, and no request is sent.
  for (const given of ['1284', 'true', '["a"]']) {
    await other.goto(`/profile?documentId=${encodeURIComponent(given)}`)
    await expect(viewer.getByText('Algo deu errado')).toBeVisible()
  }
  await viewer.getByRole('button', { name: 'Fechar' }).click()
  await expect(other).toHaveURL('/profile')
})

test('a document that was closed by its button leaves no second entry in the history', async ({
  open,
  firm,
  customer,
}) => {
  const { id, name } = await (await customer(accounts.superAdmin)).raise()
  await firm.sendDocument(id, { name: 'Escritura.pdf', content: createScannedPage() })
  const page = await open(accounts.superAdmin)
  await page.goto(`/demands?name=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  const link = page.getByRole('link', { name: 'Escritura.pdf' }).first()
  await link.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('canvas')).toBeVisible()
  // Pressed twice before the browser has gone back.
  await viewer.getByRole('button', { name: 'Fechar' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(
    (url) => url.pathname === `/demands/${id}` && !url.searchParams.has('documentId'),
  )
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Marcar como não lida' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/demands')
})

test('a document that is opened as soon as another was closed can be closed at once', async ({
  open,
  firm,
  customer,
}) => {
  const { id } = await (await customer(accounts.superAdmin)).raise()
  await firm.sendDocument(id, { name: 'Escritura.pdf', content: createScannedPage() })
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'Válido.' })
  const page = await open(accounts.superAdmin)
  await page.goto(`/demands/${id}?tab=documents`)
  await page
    .getByRole('link', { name: /^Escritura/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fechar' })).toBeVisible()
  const other = page.getByRole('link', { name: /^Parecer/ }).first()
  // Within the page: faster than a test can ask for each press.
  await other.evaluate(async (link: HTMLElement) => {
    const seen = async (isOpen: boolean) => {
      const find = () => document.querySelector<HTMLElement>('dialog[open], [role=dialog]')
      while ((find() !== null) !== isOpen) await new Promise(requestAnimationFrame)
      return find()
    }
    const close = (dialog: HTMLElement | null) =>
      [...(dialog?.querySelectorAll('button') ?? [])]
        .find((button) => /Fechar/.test(button.ariaLabel ?? button.textContent ?? ''))
        ?.click()
    close(await seen(true))
    await seen(false)
    link.click()
    close(await seen(true))
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL((url) => !url.searchParams.has('documentId'))
})
