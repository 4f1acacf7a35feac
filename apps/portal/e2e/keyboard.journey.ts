import type { Locator, Page } from '@playwright/test'
import { accounts, password } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test } from './portal.fixture.ts'
import { drawn } from './screens.ts'

/** Presses a key until an element has the focus, as a user without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone signs in, raises a demand and sends a message', async ({ page }) => {
  const name = toUniqueName('Pelo teclado')
  await page.goto('/signIn')
  await expect(drawn(page)).toHaveCount(0)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(accounts.colleague)
  await tabTo(page, page.getByLabel('Senha', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Caio!' })).toBeFocused()

  const create = page.getByRole('banner').getByRole('link', { name: 'Criar demanda' })
  await tabTo(page, create, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Criar demanda' })).toBeFocused()
  await tabTo(page, page.getByLabel('Nome'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('O campo Descrição é obrigatório')).toBeVisible()
  await expect(page.getByLabel('Descrição')).toBeFocused()
  await page.keyboard.type('Sem tocar no mouse.')
  await tabTo(page, page.getByLabel('Sigilosa'))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Sigilosa')).toBeChecked()
  // Hidden from assistive technology while the list of a previous field is open.
  const send = { name: 'Criar demanda', includeHidden: true }
  await tabTo(page, page.getByRole('main').getByRole('button', send))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Mensagem' }))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Por favor, incluir descrição.')).toBeVisible()
  await page.keyboard.type('Mensagem sem mouse.')
  await page.keyboard.press('Control+Enter')
  const message = page.getByRole('article').filter({ hasText: 'Mensagem sem mouse.' })
  await expect(message).toBeVisible()
  await expect(message.getByText('Enviando')).toBeHidden()
})

test('a dialog opened from a menu gives the focus back to the button of the menu', async ({
  open,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  const menu = page.getByRole('button', { name: 'Mais ações' })
  // From the second time on, the code of the dialog is there at once, while the menu still is.
  for (const key of ['Enter', 'Space', 'Enter']) {
    await menu.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.getByRole('menuitem', { name: 'Tags' }).focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})
