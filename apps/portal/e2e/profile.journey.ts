import type { Request } from '@playwright/test'
import { resetPassword, signIn } from '@tramite/core/session'
import { createUser, deleteUser, updateUser } from '@tramite/core/users'
import { accounts } from './accounts.ts'
import { createCustomer, toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { waitForPasswordLink } from './outbox.ts'
import { expect, expectToast, saveOver, test, toastOf } from './portal.fixture.ts'
import { createClient } from './sdk.ts'

test.use({ account: accounts.colleague })

test('the own data are read, masked while typed, saved; what is not saved asks before it goes', async ({
  page,
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Usuário', exact: true }).click()
  await expect(page).toHaveURL('/profile?section=user')
  await expect(page.getByRole('button', { name: 'Excluir' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.getByRole('button', { name: 'Editar Seus dados' }).click()
  const phone = page.getByLabel('Telefone')
  // A new number in each run: the same one would change nothing.
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const shown = `(21) 9 ${digits.slice(0, 4)}-${digits.slice(4)}`
  await phone.fill('')
  await phone.pressSequentially(`219${digits}`)
  await expect(phone).toHaveValue(shown)
  await page.getByRole('tab', { name: 'Dados' }).click()
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(phone).toHaveValue(shown)

  const name = await page.getByLabel('Nome').inputValue()
  await page.getByLabel('Nome').fill(' ')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Nome é obrigatório')).toBeVisible()
  await page.getByLabel('Nome').fill(name)
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'usuário atualizado com sucesso!')
  await expect(page.getByRole('tabpanel').getByText(shown)).toBeVisible()
})

test('the theme is there before the first paint, and another tab follows; news are turned off and on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/profile?section=preferences')
  await page.getByRole('radio', { name: /Escuro/ }).check()
  const other = await page.context().newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  // The page's inline script has run by the time its body starts; no code has arrived by then.
  await other.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await other.goto('/terms', { waitUntil: 'commit' })
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('radio', { name: /^Claro/ }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Claro/ })).toBeChecked()
  await page.getByRole('radio', { name: /Do sistema/ }).check()
  await expect(other.locator('html')).not.toHaveAttribute('data-theme')
  await other.close()

  const mails = page.getByRole('checkbox', { name: 'Mensagens e documentos: por e-mail' })
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/notifications/settings') &&
      response.request().method() === 'PUT',
  )
  await mails.uncheck()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(mails).not.toBeChecked()
  await mails.check()
  const required = page.getByRole('checkbox', { name: 'Conta, segurança e pagamentos: por e-mail' })
  await expect(required).toHaveAttribute('aria-disabled', 'true')
  await expect(required).toHaveAccessibleDescription(/como a lei exige/)
})

test('of a setting that is pressed twice the last press stands, whichever call is the slower one', async ({
  page,
}) => {
  await page.goto('/profile?section=preferences')
  const mails = page.getByRole('checkbox', { name: 'Lembretes: por e-mail' })
  const isSetting = (url: URL) => url.pathname === '/api/users/notifications/settings'
  const isChange = (request: Request) =>
    isSetting(new URL(request.url())) && request.method() === 'PUT'
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route(isSetting, async (route) => {
    if (isChange(route.request())) await pressed
    await route.continue()
  })
  let answers = 0
  page.on('response', (response) => {
    if (isChange(response.request())) answers += 1
  })
  await mails.uncheck()
  await mails.check()
  release()
  await expect.poll(() => answers).toBe(2)
  await page.reload()
  await expect(mails).toBeChecked()
})

test.describe('at two places', () => {
  test.use({ account: accounts.user })

  test('what somebody else changed meanwhile is said, and saving once more is meant', async ({
    page,
    open,
    expectProblems,
  }) => {
    expectProblems(/412/)
    const other = await open(accounts.user)
    const [mine, theirs] = [toUniqueName('Coordenadora'), toUniqueName('Gerente')]
    for (const [at, occupation] of [
      [page, mine],
      [other, theirs],
    ] as const) {
      await at.goto('/profile?section=user')
      await at.getByRole('button', { name: 'Editar Seus dados' }).click()
      await at.getByLabel('Cargo/Função').fill(occupation)
    }
    await other.getByRole('button', { name: 'Salvar Alterações' }).click()
    await expectToast(other, 'usuário atualizado com sucesso!')
    await expect(page.getByText(`Cargo/Função: ${theirs}`)).toBeVisible()
    await expect(page.getByLabel('Cargo/Função')).toHaveValue(mine)
    await saveOver(page.getByRole('button', { name: 'Salvar Alterações' }))
    await expect(page.getByRole('tabpanel').getByText(mine)).toBeVisible()
  })
})

test('a wrong password is refused at its field, and of a change without an answer is said that it may be done', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/400/, /429/, /ERR_FAILED.*\/users\/password/)
  await page.goto('/profile?section=user')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' })
  await dialog.getByLabel('Senha atual', { exact: true }).fill('Errada2026')
  await dialog.getByLabel('Nova senha', { exact: true }).fill('Girassol2026')
  await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill('Girassol2026')
  await page.route('**/users/password', (route) => route.abort(), everyAttempt)
  await dialog.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(dialog.getByText('Não sabemos se a senha foi trocada')).toBeVisible()
  await dialog.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(dialog.getByLabel('Senha atual', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )

  const message = 'Muitas solicitações em pouco tempo. Tente novamente em 15 minutos.'
  const limited = { status: 429, code: 'RATE_LIMITED', message, errors: {} }
  await page.route('**/users/password', (route) => route.fulfill({ status: 429, json: limited }))
  await dialog.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(message)
  await expect(toastOf(page)).toHaveText('')
})

test.describe('of the customer', () => {
  test.use({ account: accounts.admin })

  test('the address is saved with the document, all refused fields at once', async ({ page }) => {
    await page.goto('/profile?section=customer')
    await page.getByRole('button', { name: 'Editar Dados do cliente' }).click()
    const cep = page.getByLabel('CEP')
    await cep.fill('01310200')
    await expect(cep).toHaveValue('013.102-00')
    const [district, complement] = [page.getByLabel('Bairro'), page.getByLabel('Complemento')]
    await district.fill('')
    await complement.fill('')
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    await expect(page.getByText('Bairro é obrigatório')).toBeVisible()
    await expect(page.getByText('Complemento é obrigatório')).toBeVisible()
    await district.fill('Cerqueira César')
    await complement.fill('Conjunto 31')
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    await expectToast(page, 'Cliente atualizado com sucesso!')
    await expect(page.getByText('Cerqueira César')).toBeVisible()
  })

  test('a user whose answer was lost is said to be so until they are listed, also after another press', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/users/)
    const name = toUniqueName('Iracema')
    // The list shows others for now.
    await page.goto('/profile?section=settings&text=ninguem')
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo usuário' })
    await dialog.getByLabel('Nome').fill(name)
    await dialog.getByLabel('E-mail').fill(`${name.replace(' ', '.')}@aurora.example`)
    const isCreate = (url: URL) => url.pathname === '/api/users' && url.search === ''
    await page.route(isCreate, loseAnswer, everyAttempt)
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog).toBeHidden()
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Não sabemos se o usuário foi adicionado' })
    await failure.getByRole('button', { name: 'Abrir o formulário' }).click()
    await expect(dialog.getByLabel('Nome')).toHaveValue(name)
    // The same after a reload.
    await page.reload()
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog.getByLabel('Nome')).toHaveValue(name)
    await page.route(isCreate, (route) => route.abort(), everyAttempt)
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(failure).toBeVisible({ timeout: 30_000 })
    await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(name)
    await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
    await expect(failure).toBeHidden()
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog.getByLabel('Nome')).toHaveValue('')
  })

  test('an e-mail that was listed before is not taken for a user added without an answer', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/users/)
    await page.goto(`/profile?section=settings&text=${accounts.user}`)
    await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo usuário' })
    await dialog.getByLabel('Nome').fill('Iracema Prado')
    await dialog.getByLabel('E-mail').fill(accounts.user)
    const isCreate = (url: URL) => url.pathname === '/api/users' && url.search === ''
    await page.route(isCreate, loseAnswer, everyAttempt)
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Não sabemos se o usuário foi adicionado' })
    await failure.getByRole('button', { name: 'Abrir o formulário' }).click()
    await expect(dialog.getByLabel('Nome')).toHaveValue('Iracema Prado')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
  })

  test('the dialog about a user whom somebody else has removed closes, and the list is without them', async ({
    page,
    customer,
    expectProblems,
  }) => {
    expectProblems(/404 .*\/users\//)
    const { client } = await customer(accounts.superAdmin)
    const heir = (await customer(accounts.user)).user.id
    const email = () => `${toUniqueName('lote').replace(' ', '.')}@aurora.example`
    const [edited, removed] = await Promise.all(
      ['Jurema', 'Iracy'].map((first) =>
        createUser(client).mutationFn({
          name: toUniqueName(first),
          email: email(),
          customerAdmin: false,
        }),
      ),
    )
    if (!edited || !removed) throw new Error('The users were not made')
    const remove = ({ id }: { id: string }) =>
      deleteUser(client).mutationFn({ id, newResponsibleUserId: heir, version: null })
    await page.goto('/profile?section=settings')
    await page.getByRole('button', { name: `Editar ${edited.name}` }).click()
    const edit = page.getByRole('dialog', { name: `Editar ${edited.name}` })
    await edit.getByLabel('Cargo/Função').fill('Estagiária')
    await remove(edited)
    await edit.getByRole('button', { name: 'Salvar' }).click()
    await expect(edit).toBeHidden()
    await expectToast(page, 'Este usuário já foi excluído')
    await expect(page.getByRole('button', { name: `Editar ${edited.name}` })).toBeHidden()

    await page.getByRole('button', { name: `Excluir ${removed.name}` }).click()
    const question = page.getByRole('dialog', { name: `Excluir ${removed.name}?` })
    await question.getByRole('combobox').first().fill('Beatriz')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Beatriz Lima/ })
      .click()
    await remove(removed)
    await question.getByRole('button', { name: /^Excluir/ }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: `Editar ${removed.name}` })).toBeHidden()
  })

  test('a user is added, found, edited and removed with an heir', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/400/)
    const code = toUniqueName('').trim().replaceAll(/\W/g, '').toLowerCase()
    const [name, email] = [`Tadeu ${code}`, `tadeu.${code}@aurora.example`]
    await page.goto('/profile?section=settings')
    const users = page.getByRole('list', { name: 'Usuários' })
    await expect(users.getByRole('button', { name: 'Excluir Rafael Nogueira' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    const logo = page.getByRole('region', { name: 'Prévia da logo' })
    const picture = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
    await logo.getByLabel('Escolher imagem').last().setInputFiles(picture)
    await expect(logo.getByRole('alert')).toHaveText('Tipo de arquivo inválido')
    const png = { ...picture, name: 'logo.png', mimeType: 'image/png' }
    await logo.getByLabel('Escolher imagem').last().setInputFiles(png)
    await expect(logo.getByRole('img', { name: 'Prévia de logo.png' })).toBeVisible()
    await expect(logo.getByRole('alert')).toBeHidden()

    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo usuário' })
    await dialog.getByLabel('Nome').fill(name)
    await dialog.getByLabel('E-mail').fill(accounts.user)
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Nome')).toHaveValue(name)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('button', { name: 'Adicionar usuário' }).click()
    await expectToast(page, 'Novo usuário adicionado com sucesso!')

    await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(code)
    await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `Editar ${name}` }).click()
    const edit = page.getByRole('dialog', { name: `Editar ${name}` })
    await edit.getByLabel('Cargo/Função').fill('Estagiário')
    await edit.getByRole('button', { name: 'Salvar' }).click()
    await expect(users.getByText('Estagiário')).toBeVisible()
    // Edited again at once, it starts from the user's own change, which is not reported as somebody else's.
    await page.getByRole('button', { name: `Editar ${name}` }).click()
    await expect(edit.getByLabel('Cargo/Função')).toHaveValue('Estagiário')
    await expect(edit.getByText('Este cadastro mudou')).toBeHidden()
    await edit.getByRole('button', { name: 'Cancelar' }).click()

    // One toast is shown at a time, and the page is reloaded soon after a deletion.
    await expect(toastOf(page)).toHaveText('')
    await page.getByRole('button', { name: `Excluir ${name}` }).click()
    const removal = page.getByRole('dialog', { name: `Excluir ${name}?` })
    await removal.getByRole('button', { name: 'Excluir usuário' }).click()
    await expect(removal.getByText('Novo responsável é obrigatório')).toBeVisible()
    await removal.getByRole('combobox', { name: 'Novo responsável' }).fill('rafael')
    await page.getByRole('option', { name: /Rafael Nogueira/ }).click()
    await Promise.all([
      expectToast(
        page,
        `Usuário removido! Rafael Nogueira é o novo responsável pelas demandas de ${name}.`,
      ),
      page
        .locator('[aria-busy="true"]')
        .filter({ has: page.getByRole('heading', { level: 1, name: 'Perfil' }) })
        .waitFor(),
      page.waitForEvent('load'),
      removal.getByRole('button', { name: 'Excluir e passar para Rafael Nogueira' }).click(),
    ])
    // It cut the message short, which is there again.
    await expectToast(page, /^Usuário removido! Rafael Nogueira/)
    await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  })
})

test('who deletes a user reads how many demands pass to another', async ({ open, customer }) => {
  const { raise, user } = await customer(accounts.user)
  await raise()
  const page = await open(accounts.superAdmin)
  await page.goto('/profile?section=settings')
  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(user.email)
  await page.getByRole('button', { name: `Excluir ${user.name}, ${user.email}` }).click()
  const removal = page.getByRole('dialog', { name: `Excluir ${user.name}?` })
  await expect(removal.getByText(/, [1-9]\d* demandas? que você vê passa/)).toBeVisible()
  await removal.getByRole('button', { name: 'Cancelar' }).click()
  await expect(removal).toBeHidden()
})

test('what may be changed no more while a user is edited goes back, and the rest is saved', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/412/)
  const { client } = await customer(accounts.superAdmin)
  const name = toUniqueName('Moema')
  const email = `${name.replace(' ', '.').toLowerCase()}@aurora.example`
  const { id } = await createUser(client).mutationFn({ name, email, customerAdmin: false })
  const page = await open(accounts.admin)
  await page.goto('/profile?section=settings')
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Editar ${name}` })
  await dialog.getByLabel('Cargo/Função').fill('Gerente')
  await dialog.getByLabel('E-mail').fill(`outra.${email}`)
  await updateUser(client).mutationFn({ id, customerAdmin: true, version: null })

  await expect(dialog.getByRole('checkbox', { name: 'Administrador' })).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: 'Administrador' })).toBeChecked()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await saveOver(dialog.getByRole('button', { name: 'Salvar' }))
  await expect(dialog).toBeHidden()
  await expect(toastOf(page)).not.toContainText('O novo e-mail vale')
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await expect(dialog.getByLabel('Cargo/Função')).toHaveValue('Gerente')
})

test('a super admin names who gets the private demands of somebody who was removed', async ({
  open,
  customer,
  apiUrl,
}) => {
  const { client } = await customer(accounts.admin)
  const name = toUniqueName('Olavo')
  const email = `${name.replace(' ', '.').toLowerCase()}@aurora.example`
  const { id } = await createUser(client).mutationFn({ name, email, customerAdmin: false })
  const token = (await waitForPasswordLink(email)).split('/').at(-1) ?? ''
  const visitor = createClient(apiUrl, null)
  const password = 'Sigilosa2026'
  await resetPassword(visitor).mutationFn({ email, token, newPassword: password })
  const olavo = await signIn(visitor).mutationFn({ email, password })
  const { id: demandId } = await (await createCustomer(apiUrl, olavo)).raise({ private: true })
  const heir = (await customer(accounts.user)).user
  await deleteUser(client).mutationFn({ id, newResponsibleUserId: heir.id, version: null })

  const page = await open(accounts.superAdmin)
  await page.goto('/profile?section=settings')
  const card = page.getByRole('region', { name: 'Demandas sigilosas de quem saiu' })
  await card.getByRole('button', { name: new RegExp(name) }).click()
  const dialog = page.getByRole('dialog', { name: `Demandas sigilosas de ${name}` })
  await dialog.getByRole('combobox').fill(heir.name)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(heir.name) })
    .click()
  await dialog.getByRole('button', { name: `Passar para ${heir.name}` }).click()
  await expectToast(page, 'As demandas sigilosas têm um novo responsável.')
  await expect(dialog).toBeHidden()
  await expect(card.getByText(name)).toBeHidden()

  const reader = await open(accounts.user)
  await reader.goto(`/demands/${demandId}`)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Contrato de prestação')
})
