import { associateBusinessUser, createBusiness, deleteBusiness } from '@tramite/core/businesses'
import { createDemand } from '@tramite/core/demands'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { toPagePath } from './built-file.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, reachDemand, test, toastOf } from './portal.fixture.ts'
import { createClient } from './sdk.ts'

test.use({ account: accounts.superAdmin })

test('a business is renamed, opened to a colleague, closed to them and deleted; one in use stays', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/409/)
  const { client } = await customer(accounts.superAdmin)
  const name = toUniqueName('Aurora Perfumes')
  const { id } = await createBusiness(client).mutationFn({ name })

  await page.goto('/business')
  await expect(page.getByRole('heading', { level: 1, name: 'Negócios' })).toBeVisible()
  // What waits in another business is one press away, and the page then shows that business.
  const waiting = page.getByRole('link', { name: /esperam? por você, Aurora Botânica$/ })
  await waiting.click()
  await expect(page).toHaveURL('/')
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  await expect(selector.locator('option:checked')).toHaveText('Aurora Botânica')
  await page.goBack()
  await page.getByRole('link', { name: `Configurar ${name}` }).click()
  await expect(page).toHaveURL(`/business/${id}/settings`)
  await expect(page).toHaveTitle(/^Atribuir usuário a negócio/)

  await page.getByRole('button', { name: 'Editar Dados do negócio' }).click()
  await page.getByLabel('Nome').fill(' ')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Nome é obrigatório')).toBeVisible()
  const renamed = `${name} e fragrâncias`
  await page.getByLabel('Nome').fill(renamed)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expectToast(page, 'Negócio atualizado')

  const candidates = page.getByRole('combobox', { name: 'Incluir usuário' })
  await candidates.fill('Marina')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await candidates.fill('Caio')
  await page.getByRole('option', { name: /Caio Menezes/ }).click()
  await page.getByRole('button', { name: 'Incluir', exact: true }).click()
  const members = page.getByRole('list', { name: 'Usuários do negócio' })
  await expect(members.getByText('Caio Menezes')).toBeVisible()
  await members.getByRole('button', { name: 'Retirar Caio Menezes' }).click()
  await page
    .getByRole('alertdialog', { name: 'Retirar Caio Menezes deste negócio?' })
    .getByRole('button', { name: 'Retirar' })
    .click()
  await expect(members).toBeHidden()

  await page.getByRole('link', { name: 'Negócios' }).first().click()
  await page.getByRole('button', { name: 'Excluir Aurora Cosméticos' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Deseja realmente excluir este negócio?')
  await question.getByRole('button', { name: 'Excluir negócio' }).click()
  await expectToast(page, 'Este negócio tem demandas e não pode ser excluído.')
  await page.getByRole('button', { name: `Excluir ${renamed}` }).click()
  // The second press sends nothing: the server would answer that the business does not exist.
  await question.getByRole('button', { name: 'Excluir negócio' }).dblclick()
  await expect(page.getByRole('heading', { name: renamed, exact: true })).toBeHidden()
  // Deleted already; otherwise it would get in the way of other journeys.
  await expect(deleteBusiness(client).mutationFn({ id })).rejects.toMatchObject({ status: 404 })
})

test('who loses the business of the open page is told, and which one it shows instead', async ({
  page,
  customer,
  expectProblems,
}) => {
  // What the page reads meanwhile belongs to a business that no longer exists.
  expectProblems(/40[34] /)
  const { client } = await customer(accounts.superAdmin)
  const name = toUniqueName('Aurora Sabonetes')
  const { id } = await createBusiness(client).mutationFn({ name })
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [storageKeys.businessId, id],
  )
  await page.goto('/demands/new')
  await expect(page.getByText(`A demanda será do negócio ${name}.`)).toBeVisible()
  await page.getByLabel('Nome').fill('Registro da linha de sabonetes')
  await deleteBusiness(client).mutationFn({ id })
  await expectToast(page, `Você não tem mais acesso ao negócio ${name}.`)
  await expect(page.getByText(`A demanda será do negócio ${name}.`)).toBeHidden()
  // What was being written is raised in the business that the page shows now.
  await expectToast(page, 'O rascunho da demanda')
  await expect(page.getByLabel('Nome')).toHaveValue('Registro da linha de sabonetes')
  await expect(page.getByText(/^A demanda será do negócio Aurora/)).toBeVisible()
})

test('who deletes the business of the open page is told which one it shows now, and of no loss', async ({
  page,
  customer,
  expectProblems,
}) => {
  // What the page reads meanwhile belongs to a business that no longer exists.
  expectProblems(/40[34] /)
  const { client } = await customer(accounts.superAdmin)
  const name = toUniqueName('Aurora Essências')
  const { id } = await createBusiness(client).mutationFn({ name })
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [storageKeys.businessId, id],
  )
  await page.goto('/business')
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  await expect(selector.locator('option:checked')).toHaveText(name)
  await page.getByRole('button', { name: `Excluir ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir negócio' }).click()
  await expectToast(page, /^O portal mostra agora Aurora/)
})

test('a business is taken from who reads a demand in it, while another admin adds a colleague', async ({
  page,
  open,
  customer,
  sessions,
  apiUrl,
  expectProblems,
}) => {
  expectProblems(/40[34] /)
  const { client } = await customer(accounts.superAdmin)
  const { user } = await sessions(accounts.user)
  const { id: businessId } = await createBusiness(client).mutationFn({
    name: toUniqueName('Aurora Velas'),
  })
  const association = { businessId, userId: user.id }
  await associateBusinessUser(client).mutationFn(association)
  const ofBusiness = createClient(apiUrl, await sessions(accounts.superAdmin), businessId)
  const demand = await createDemand(ofBusiness).mutationFn({
    name: toUniqueName('Registro da linha de velas'),
    description: 'Registrar a linha.',
  })
  const reader = await open(accounts.user)
  await reader.goto(`/demands/${demand.id}`)
  await expect(reader.getByRole('heading', { level: 1, name: demand.name })).toBeVisible()

  await page.goto(`/business/${businessId}/settings`)
  await page.getByRole('button', { name: /^Retirar / }).click()
  const question = page.getByRole('alertdialog', { name: /^Retirar / })
  await expect(question).toBeVisible()
  // Another admin is doing the same: the question stays.
  const { user: colleague } = await sessions(accounts.colleague)
  await associateBusinessUser(client).mutationFn({ businessId, userId: colleague.id })
  await expect(page.getByText(colleague.name)).toBeVisible()
  await question.getByRole('button', { name: 'Retirar' }).click()
  await expect(question).toBeHidden()

  // Not an endless loading page.
  await expect(reader.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
})

test('a new business is asked for by a demand; nobody but a super admin comes here', async ({
  page,
  open,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/demands/)
  await page.goto('/business')
  await page.getByRole('button', { name: 'Novo negócio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo negócio' })
  await dialog.getByRole('button', { name: 'Pedir ao escritório' }).click()
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible()
  const name = toUniqueName('Aurora Infantil')
  await dialog.getByLabel('Nome do negócio').fill(name)
  await dialog.getByLabel('O que o negócio faz').fill('Linha de produtos para crianças.')
  await page.route('**/api/demands', loseAnswer, everyAttempt)
  await dialog.getByRole('button', { name: 'Pedir ao escritório' }).click()
  await expect(dialog.getByRole('alert')).toContainText('tente de novo sem mudar nada')
  // The same after a reload: it is requested once.
  await page.reload()
  await page.getByRole('button', { name: 'Novo negócio' }).click()
  await expect(dialog.getByLabel('Nome do negócio')).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Pedir ao escritório' }).click()
  await reachDemand(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Novo negócio: ${name}`)
  await page.goto(`/demands?name=${encodeURIComponent(name)}`)
  const asked = page.getByRole('link', { name: new RegExp(name) })
  await expect(asked).toHaveCount(1)

  const other = await open(accounts.user)
  await other.goto('/business')
  await expect(other.getByRole('heading', { name: 'Negócios' })).toBeHidden()
})

test('who leaves before a new business is asked for stays where they went', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/demands', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto('/business')
  await page.getByRole('link', { name: 'Ferramentas' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Novo negócio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo negócio' })
  const name = toUniqueName('Aurora Masculina')
  await dialog.getByLabel('Nome do negócio').fill(name)
  await dialog.getByLabel('O que o negócio faz').fill('Linha de produtos para homens.')
  const asked = page.waitForRequest('**/api/demands')
  await dialog.getByRole('button', { name: 'Pedir ao escritório' }).click()
  await asked
  await page.goForward()
  await expect(page).toHaveURL('/tools')
  answer()
  await expectToast(page, 'Demanda criada com sucesso!')
  await page.getByRole('link', { name: 'Negócios' }).first().click()
  await page.getByRole('button', { name: 'Novo negócio' }).click()
  // The draft has ended all the same.
  await expect(dialog.getByLabel('Nome do negócio')).toHaveValue('')
  expect(visited.filter((path) => path.startsWith('/demands'))).toEqual([])
})

test('who is no super admin any more is led home from the open page, and told why', async ({
  page,
}) => {
  // The page starts with the user's former role; that it was taken away arrives with the first answer.
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth', async (route) => {
    const response = await route.fetch()
    const { user, ...session } = await response.json()
    await held
    await route.fulfill({
      response,
      json: { ...session, user: { ...user, customerSuperAdmin: false } },
    })
  })
  await page.goto('/business')
  await expect(page.getByRole('heading', { level: 1, name: 'Negócios' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Novo negócio' })).toBeVisible()
  answer()
  await expectToast(page, 'Seu acesso mudou e não inclui mais esta página.')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
})

test('who has lost the open page, but is on their way to another, arrives there', async ({
  page,
}) => {
  const role = Promise.withResolvers<void>()
  await page.route('**/api/auth', async (route) => {
    const response = await route.fetch()
    const { user, ...session } = await response.json()
    await role.promise
    await route.fulfill({
      response,
      json: { ...session, user: { ...user, customerSuperAdmin: false } },
    })
  })
  const code = Promise.withResolvers<void>()
  await page.route(`**${toPagePath('_app.demands.index')}`, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/business')
  await expect(page.getByRole('button', { name: 'Novo negócio' })).toBeVisible()
  await page.getByRole('link', { name: /^Demandas/ }).click()
  await expect(page).toHaveURL('/demands')
  const answered = page.waitForResponse('**/api/auth')
  role.resolve()
  await answered
  await expect(page.getByRole('link', { name: 'Negócios' })).toBeHidden()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  await expect(page).toHaveURL('/demands')
  await expect(toastOf(page)).toHaveText('')
})

test('another business asks before it takes the place of what is not saved or on its way', async ({
  page,
}) => {
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  const chosen = selector.locator('option:checked')
  await page.goto('/profile?section=user')
  await page.getByRole('button', { name: 'Editar Seus dados' }).click()
  const occupation = page.getByLabel('Cargo/Função')
  await occupation.fill('Fundadora')
  await selector.selectOption('Aurora Botânica')
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(question).toBeHidden()
  await expect(occupation).toHaveValue('Fundadora')
  await expect(chosen).toHaveText('Aurora Cosméticos')
  await selector.selectOption('Aurora Botânica')
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(chosen).toHaveText('Aurora Botânica')
  await expect(question).toBeHidden()
  await expect(occupation).toBeHidden()

  await page.goto('/demands/new')
  // A form shown by the document itself, now or in a moment, accepts no file.
  const form = page.locator('form:not([inert] *)')
  await expect(form).toBeVisible()
  // A connection that hangs: the file is being sent until the page is gone.
  await page.route('**/files/**', () => {})
  await form.getByLabel('Anexar arquivos').setInputFiles({
    name: 'contrato.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('contrato'),
  })
  await expect(page.getByText(/Enviando, /)).toBeVisible()
  await selector.selectOption('Aurora Cosméticos')
  const uploads = page.getByRole('alertdialog', { name: 'Arquivos em envio' })
  await uploads.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(page.getByText('contrato.txt')).toBeVisible()
  await expect(chosen).toHaveText('Aurora Botânica')
  await page.getByRole('button', { name: 'Cancelar envio de contrato.txt' }).click()
})

test('an arrow opens the list of businesses, and Enter chooses, also where the page becomes another', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  const before = await selector.inputValue()
  const isLast = (await selector.locator('option').last().getAttribute('value')) === before
  const [there, back] = isLast ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp']
  await selector.focus()
  await page.keyboard.press(there)
  await expect(selector).toHaveValue(before)
  await page.keyboard.press(there)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/demands')
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  await expect(selector).not.toHaveValue(before)
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await page.keyboard.press('Enter')
  await expect(selector).toHaveValue(before)
})

test('of two businesses that are chosen while the list above a demand still loads the last one opens', async ({
  page,
  customer,
}) => {
  const { client, raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  const name = toUniqueName('Aurora Varejo')
  await createBusiness(client).mutationFn({ name })
  const code = Promise.withResolvers<void>()
  await page.route(`**${toPagePath('_app.demands.index')}`, async (route) => {
    await code.promise
    await route.continue()
  })
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  const chosen = selector.locator('option:checked')
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  const isBotanica = (await chosen.textContent()) === 'Aurora Botânica'
  const last = isBotanica ? 'Aurora Cosméticos' : 'Aurora Botânica'
  await selector.selectOption(name)
  await expect(page).toHaveURL('/demands')
  await selector.selectOption(last)
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  await expect(chosen).toHaveText(last)
})

test('a business that was given up for the files of a demand is not opened by what comes later', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  const chosen = selector.locator('option:checked')
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  // A connection that hangs: the file is being sent until it is cancelled.
  await page.route('**/files/**', () => {})
  await page
    .getByLabel('Anexar arquivos')
    .last()
    .setInputFiles({
      name: 'contrato.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('contrato'),
    })
  await expect(page.getByText(/Enviando, /)).toBeVisible()
  const before = await chosen.textContent()
  await selector.selectOption(
    before === 'Aurora Botânica' ? 'Aurora Cosméticos' : 'Aurora Botânica',
  )
  const question = page.getByRole('alertdialog', { name: 'Arquivos em envio' })
  await question.getByRole('button', { name: 'Continuar aqui' }).click()
  await page.getByRole('button', { name: 'Cancelar envio de contrato.txt' }).click()
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  await expect(chosen).toHaveText(before ?? '')
  await page.getByRole('link', { name: 'Início', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  await expect(chosen).toHaveText(before ?? '')
})
