import type { Page } from '@playwright/test'
import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { contract, readStorage } from './drafts.ts'
import { expect, lateRead, test } from './portal.fixture.ts'

const secret = 'SEGREDO DO CLIENTE'

async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
}

const saved = (page: Page) => page.getByText(/^Rascunho salvo às \d\d:\d\d$/)

test.describe('what was typed and not sent', () => {
  test('goes with signing out, in every tab, and is nothing to who signs in next', async ({
    page,
    context,
    signIn,
    expectProblems,
  }) => {
    expectProblems(lateRead)
    await signIn(accounts.user)
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill(secret)
    await expect(saved(page)).toBeVisible()
    await expect.poll(() => readStorage(page)).toContain(secret)

    await page.getByRole('link', { name: 'Documentos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
    await pressSignOut(page)
    const dialog = page.getByRole('alertdialog', { name: 'Sair do portal' })
    await expect(dialog).toContainText('Você tem um rascunho que não foi enviado.')
    await dialog.getByRole('button', { name: 'Continuar aqui' }).click()
    await expect(page).toHaveURL('/documents')

    // The form itself is open when its user leaves: its last input must not come back either.
    await page.goto('/demands/new')
    await expect(page.getByText(/^Este é o rascunho que foi salvo às \d\d:\d\d\.$/)).toBeVisible()
    await page.getByLabel('Descrição').fill(`${secret}, parte 2`)
    await pressSignOut(page)
    await dialog.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/signIn')
    await expect.poll(() => readStorage(page)).not.toContain('SEGREDO')

    await signIn(accounts.colleague)
    await page.goto('/demands/new')
    await expect(page.getByLabel('Nome')).toHaveValue('')
    await expect.poll(() => readStorage(page)).not.toContain('SEGREDO')
    await context.clearCookies()
  })

  test('stays on this device for who chooses so, and shows to nobody else', async ({
    page,
    signIn,
    expectProblems,
  }) => {
    expectProblems(lateRead)
    await signIn(accounts.user)
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill(secret)
    await expect(saved(page)).toBeVisible()
    await pressSignOut(page)
    const dialog = page.getByRole('alertdialog', { name: 'Sair do portal' })
    await dialog.getByText('Guardar rascunhos neste dispositivo').click()
    await dialog.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/signIn')

    await signIn(accounts.colleague)
    await page.goto('/demands/new')
    await expect(page.getByLabel('Nome')).toHaveValue('')
    await pressSignOut(page)
    await expect(page).toHaveURL('/signIn')
    await signIn(accounts.user)
    await page.goto('/demands/new')
    await expect(page.getByLabel('Nome')).toHaveValue(secret)
  })

  test('is there again after the session has expired', async ({ page, signIn, expectProblems }) => {
    expectProblems(/401 /)
    await signIn(accounts.user)
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill(secret)
    await page.getByLabel('Descrição').fill('O índice mudou.')
    await page.getByLabel('Anexar arquivos').setInputFiles(contract)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    // The press itself notices that the session has expired: reads of the page would redirect before it.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 401,
            contentType: 'application/problem+json',
            body: '{"code":"UNAUTHORIZED","message":""}',
          }),
    )
    await page.getByRole('button', { name: 'Criar demanda' }).click()
    await expect(page).toHaveURL(/\/signIn\?returnTo=/)
    await page.unroute('**/api/**')
    await page.getByLabel('E-mail').fill(accounts.user)
    await page.getByLabel('Senha', { exact: true }).fill('Tramite2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/demands/new')
    await expect(page.getByLabel('Nome')).toHaveValue(secret)
    await expect(page.getByLabel('Descrição')).toHaveValue('O índice mudou.')
    await expect(page.getByText(/Enviado$/)).toBeVisible()
  })

  test('is there again after that where the browser stores nothing', async ({
    page,
    signIn,
    expectProblems,
  }) => {
    expectProblems(/401 /)
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (...entry) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
        setItem.apply(this, entry)
      }
    })
    await signIn(accounts.user)
    await page.goto('/demands/new')
    const name = page.getByLabel('Nome')
    await name.fill(secret)
    await page.evaluate(async (key) => {
      const token = sessionStorage.getItem(key)
      await fetch('/api/auth', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    }, storageKeys.token)
    // The next read of the page may have noticed by itself.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page).toHaveURL(/\/signIn\?returnTo=/)
    await page.getByLabel('E-mail').fill(accounts.user)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/demands/new')
    await expect(name).toHaveValue(secret)
  })
})

test.describe('what was typed into a short form', () => {
  test.use({ account: accounts.admin })

  test('is there again after a reload and a session that has ended, but no password, until it is given up', async ({
    page,
    apiUrl,
    expectProblems,
  }) => {
    expectProblems(/401/)
    const restored = page.getByText(/^Este é o rascunho que foi salvo às \d\d:\d\d\.$/)
    const dialog = page.getByRole('dialog', { name: 'Novo usuário' })
    const addUser = async () => {
      await page.goto('/profile?section=settings')
      await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    }
    await addUser()
    await dialog.getByLabel('Nome').fill('Beatriz Nogueira')
    await page.reload()
    await addUser()
    await expect(restored).toBeVisible()
    await expect(dialog.getByLabel('Nome')).toHaveValue('Beatriz Nogueira')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog.getByLabel('Nome')).toHaveValue('')
    await expect(restored).toBeHidden()

    // The session ends at the moment of saving.
    const edit = page.getByRole('button', { name: 'Editar Seus dados' })
    await page.goto('/profile?section=user')
    await edit.click()
    await page.getByLabel('Cargo/Função').fill('Sócia administradora')
    await page.getByLabel('E-mail').fill('outra@aurora.example')
    await page.getByRole('textbox', { name: 'Senha atual' }).fill(password)
    await page.route(`${apiUrl}/**`, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 401,
            contentType: 'application/problem+json',
            body: '{"code":"UNAUTHORIZED","message":""}',
          }),
    )
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    // The profile has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Entrar no portal' })).toBeVisible()
    await expect.poll(() => readStorage(page)).not.toContain(password)
    await page.unroute(`${apiUrl}/**`)
    await page.getByLabel('E-mail').fill(accounts.admin)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL('/profile?section=user')
    await edit.click()
    await expect(restored).toBeVisible()
    await expect(page.getByLabel('Cargo/Função')).toHaveValue('Sócia administradora')
    await expect(page.getByRole('textbox', { name: 'Senha atual' })).toHaveValue('')

    // Leaving without saving discards it.
    await page.getByRole('tab', { name: 'Dados' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.getByRole('tab', { name: 'Usuário', exact: true }).click()
    await edit.click()
    await expect(page.getByLabel('Cargo/Função')).not.toHaveValue('Sócia administradora')
    await expect(restored).toBeHidden()
  })
})

test.describe('a draft of the demand form', () => {
  test.use({ account: accounts.superAdmin })

  test('stays with its business, and comes back when it was thrown away by mistake', async ({
    page,
  }) => {
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill(secret)
    await page.getByLabel('Anexar arquivos').setInputFiles(contract)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await page.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue('')
    await expect(page.getByText(/Enviado$/)).toBeHidden()
    await expect.poll(() => readStorage(page)).not.toContain(secret)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue(secret)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    await expect(saved(page)).toBeVisible()

    const key = storageKeys.businessId
    const before = await page.evaluate((name) => localStorage.getItem(name), key)
    const businesses = page.getByRole('banner').getByRole('combobox', { name: /Negócio/ })
    const options = await businesses.locator('option').all()
    const others = await Promise.all(options.map((option) => option.getAttribute('value')))
    const other = others.find((id) => id !== before)
    await businesses.selectOption(other ?? '')
    await expect(page.getByLabel('Nome')).toHaveValue('')
    await businesses.selectOption(before ?? '')
    await expect(page.getByLabel('Nome')).toHaveValue(secret)
  })

  test('is there again with its files on a device whose clock is weeks ahead', async ({ page }) => {
    await page.clock.install({ time: Date.now() + 40 * 24 * 60 * 60 * 1000 })
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill(secret)
    await page.getByLabel('Anexar arquivos').setInputFiles(contract)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Nome')).toHaveValue(secret)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
  })

  test('written in two tabs is lost in neither', async ({ page, context }) => {
    const other = await context.newPage()
    // Like a tab that the browser has suspended: it hears nothing from the others.
    await other.addInitScript(() => {
      const onStorage = (event: Event) => {
        if (window.name === 'asleep') event.stopImmediatePropagation()
      }
      window.addEventListener('storage', onStorage)
    })
    await page.goto('/demands/new')
    await other.goto('/demands/new')
    await page.getByLabel('Nome').fill('Primeira aba')
    await expect(other.getByLabel('Nome')).toHaveValue('Primeira aba')

    await other.evaluate(() => {
      window.name = 'asleep'
    })
    await page.getByLabel('Nome').fill('Primeira aba, mais')
    await expect(saved(page)).toBeVisible()
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('aba, mais'))
    await other.getByLabel('Nome').fill('Segunda aba')
    await expect(other.getByText('Outra aba tem um rascunho diferente')).toBeVisible()
    await expect.poll(() => readStorage(page)).toContain('Primeira aba, mais')
    await other.getByRole('button', { name: 'Ficar com este texto' }).click()
    await expect(saved(other)).toBeVisible()
    await expect.poll(() => readStorage(page)).toContain('Segunda aba')
  })

  test('names the files that had not arrived when the page was left', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/files\//)
    await page.goto('/demands/new')
    await page.getByLabel('Nome').fill('Vistoria')
    await page.getByLabel('Anexar arquivos').setInputFiles(contract)
    const files = page.getByRole('list', { name: 'Arquivos' })
    await expect(files.getByText(/Enviado$/)).toBeVisible()
    await page.route('**/files/**', (route) => route.abort())
    await page.getByLabel('Anexar arquivos').setInputFiles({ ...contract, name: 'Laudo.txt' })
    await expect(
      files.getByText('Sem conexão. Verifique a internet e tente novamente.'),
    ).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Laudo'))
    await page.reload()
    await expect(files.getByText(/Enviado$/)).toBeVisible()
    await expect(files.getByText(/^Não chegou a ser enviado/)).toBeVisible()
    await page.getByRole('button', { name: 'Remover Laudo.txt' }).click()
    await expect(files.getByText('Laudo.txt')).toBeHidden()
  })
})
