import { readFile } from 'node:fs/promises'
import { accounts } from './accounts.ts'
import { expect, expectToast, test } from './portal.fixture.ts'

test('an admin asks for everything and gets it in one file', async ({ open }) => {
  const page = await open(accounts.admin)
  await page.goto('/')
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('link', { name: 'Exportar tudo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exportar tudo' })).toBeVisible()
  await page.getByRole('button', { name: /^Preparar/ }).click()
  await expectToast(page, /Avisamos por e-mail/)
  await expect(page.getByText('O arquivo está pronto')).toBeVisible({ timeout: 60_000 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^exportacao-\d{4}-\d{2}-\d{2}-\d{2}h\d{2}\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})

test('a plain user is not offered the export, and is led home from its page and told why', async ({
  open,
}) => {
  const page = await open(accounts.user)
  await page.goto('/export')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Só administradores abrem esta página.')).toBeVisible()
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await expect(page.getByRole('link', { name: 'Políticas de Privacidade' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Exportar tudo' })).toBeHidden()
})
