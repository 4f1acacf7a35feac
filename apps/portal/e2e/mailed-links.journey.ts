import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { resetPassword, signIn } from '@tramite/core/session'
import { createUser, updateLoggedUser } from '@tramite/core/users'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { loseAnswer } from './lost-answer.ts'
import { countPasswordLinks, waitForEmailLink, waitForPasswordLink } from './outbox.ts'
import { expect, expectToast, lateRead, test, toastOf } from './portal.fixture.ts'
import { createClient } from './sdk.ts'

test('who goes back while the link is asked for stays at sign-in', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asks = '**/api/auth/reset-password'
  await page.route(asks, async (route) => {
    await held
    await route.fulfill({ status: 204 })
  })
  await page.goto('/forgot')
  const form = page.locator('form:not([inert] *)')
  await form.getByLabel('E-mail').fill('ninguem@aurora.example')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('link', { name: /voltar/i }).click()
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('Tramite')
  const answered = page.waitForResponse(asks)
  release()
  await answered
  await password.pressSequentially('2026')
  await expect(page).toHaveURL('/signIn')
  await expect(password).toHaveValue('Tramite2026')
})

/** Signs out: the next user of this computer is not asked for the password of a link's address. */
async function expectStranger(page: Page) {
  // Today's popup, or the question about the legal texts, comes a moment after the page and would lie below the menu.
  // Where the test is tried again, its first attempt has seen it.
  const popup = page.getByRole('button', { name: 'Agora não' })
  if (test.info().retry === 0) await popup.click()
  else await popup.click({ timeout: 10_000 }).catch(() => undefined)
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('')
}

test('a forgotten password is replaced by the mailed link, once', async ({
  page,
  open,
  expectProblems,
}) => {
  expectProblems(/400 .*\/api\/reset-password/, lateRead)
  const email = accounts.person
  await page.goto('/forgot/')
  await page.getByLabel('E-mail').fill('sem arroba')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  const already = countPasswordLinks(email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL('/forgot/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(
    page.getByText('Enviamos um link de redefinição de senha para o e-mail cadastrado.'),
  ).toBeVisible()

  const link = await waitForPasswordLink(email, already)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  // A phone reloads the page after a switch to the mail program.
  await page.reload()
  await page.getByLabel('Nova senha', { exact: true }).fill('fraca')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('outra')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText(/^Deve conter no mínimo 8 caracteres/)).toBeVisible()
  await expect(page.getByText('As senhas devem combinar')).toBeVisible()

  // The password itself is refused: the user needs another password, not another link.
  await page.getByLabel('Nova senha', { exact: true }).fill('Senha123')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('Senha123')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  const refused = page.getByLabel('Nova senha', { exact: true })
  await expect(refused).toHaveAccessibleDescription(/^Esta senha é uma das mais usadas/)
  await expect(refused).toBeFocused()
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeHidden()

  await page.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page).toHaveURL('/signIn')
  await expect(page.getByText('Sua senha foi alterada. Entre com a nova senha.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('NovaSenha2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()

  await expectStranger(page)

  const stranger = await open(undefined)
  await stranger.goto(link)
  await stranger.getByLabel('Nova senha', { exact: true }).fill('OutraSenha2026')
  await stranger.getByLabel('Confirmar senha', { exact: true }).fill('OutraSenha2026')
  await stranger.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(
    stranger.getByText('Token experirado! Refaça o processo de recuperação de senha.'),
  ).toBeVisible()
  await expect(stranger.getByLabel('Nova senha', { exact: true })).toBeHidden()
  await stranger.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(stranger).toHaveURL('/forgot')
  await stranger.goBack()
  await expect(stranger.getByText(/^Token experirado!/)).toBeVisible()
  await expect(stranger.getByLabel('Nova senha', { exact: true })).toBeHidden()
})

test.describe('a link whose answer was lost', () => {
  test('has set the password: the same press again lets one in with it', async ({
    page,
    open,
    customer,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/reset-password/, /400 .*\/api\/(reset-password|auth)/, lateRead)
    const { client } = await customer(accounts.admin)
    const email = `${toUniqueName('perdida').replace(' ', '.')}@aurora.example`
    await createUser(client).mutationFn({ name: 'Tainá Rocha', email, customerAdmin: false })
    await page.goto(await waitForPasswordLink(email))
    await page.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
    await page.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
    await page.route('**/api/reset-password', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(page.getByText(/^Não sabemos se a senha foi alterada/)).toBeVisible()
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expectToast(page, 'Sua senha já foi alterada, e você entrou com ela.')
    await expect(page).toHaveURL('/')
    await expectStranger(page)

    // A password that was never set does not sign in.
    const other = await open(undefined)
    await other.goto('/reset-password/email/ninguem%40aurora.example/token/um-token-que-nao-existe')
    await other.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
    await other.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
    await other.route('**/api/reset-password', (route) => route.abort(), { times: 1 })
    await other.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(other.getByText(/^Não sabemos se a senha foi alterada/)).toBeVisible()
    await other.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(other.getByText(/^Token experirado!/)).toBeVisible()
  })

  test('may have confirmed the e-mail, and says so', async ({ page, expectProblems }) => {
    expectProblems(/ERR_FAILED.*\/confirm-email/, /400 .*\/api\/confirm-email/)
    await page.goto('/confirm-email/email/nova%40aurora.example/token/outro-que-nao-existe')
    await page.route('**/api/confirm-email', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(/^Não sabemos se o e-mail foi confirmado/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(/^A primeira tentativa pode ter dado certo/)).toBeVisible()
    await page.getByRole('link', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/signIn')
  })
})

test('a link to a new password opens where the session that is stored has ended', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/401 .*\/api\/auth/)
  await signIn(accounts.colleague)
  await page.route('**/api/auth', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Entre de novo.' } }),
  )
  await page.goto('/reset-password/email/ninguem%40aurora.example/token/abc')
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await expect(toastOf(page)).toHaveText('')
})

test('a link that confirms an e-mail leaves the address bar and survives a reload', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/400 .*\/api\/confirm-email/)
  await page.goto('/confirm-email/email/nova%40aurora.example/token/um-token-que-nao-existe')
  await expect(page).toHaveURL('/confirm-email')
  await page.reload()
  await expect(page.getByText('Confirme que nova@aurora.example é o novo e-mail')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Este link não vale mais.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Este link não vale mais.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmar' })).toBeHidden()
})

test('who confirms their e-mail where they are signed in signs in with it, and is told of no failure', async ({
  page,
  customer,
  apiUrl,
  expectProblems,
}) => {
  expectProblems(lateRead)
  const { client } = await customer(accounts.admin)
  const name = toUniqueName('Iara')
  const toAddress = (domain: string) => `${name.replace(' ', '.').toLowerCase()}@${domain}`
  const [before, after] = [toAddress('aurora.example'), toAddress('nova.example')]
  await createUser(client).mutationFn({ name, email: before, customerAdmin: false })
  const token = (await waitForPasswordLink(before)).split('/').at(-1) ?? ''
  const visitor = createClient(apiUrl, null)
  const password = 'Confirmada2026'
  await resetPassword(visitor).mutationFn({ email: before, token, newPassword: password })
  await page.goto('/signIn')
  await page.getByLabel('E-mail').fill(before)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByText('Lembrar de mim').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()

  const session = await signIn(visitor).mutationFn({ email: before, password })
  const change = { email: after, currentPassword: password, version: null }
  await updateLoggedUser(createClient(apiUrl, session)).mutationFn(change)
  await page.goto(await waitForEmailLink(after))
  // That the session is over is answered late.
  const answered = page.waitForResponse('**/api/auth')
  await page.route('**/api/auth', async (route) => {
    await setTimeout(1_000)
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/signIn')
  await answered
  await expect(page).toHaveURL('/signIn')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('E-mail').fill(after)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
})
