import { randomUUID } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDemand, listDemands } from '@tramite/core/demands'
import { createUser, deleteUser } from '@tramite/core/users'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, reachDemand, test, toastOf } from './portal.fixture.ts'
import { refuseFile } from './refused-file.ts'

test.use({ account: accounts.user })

const contract = {
  name: 'Contrato.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Cláusula primeira: do objeto.'),
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Descrição').fill('O aluguel vence em março e o índice mudou.')
}

test('a demand is raised with files and colleagues; what is missing is said at its field', async ({
  page,
  customer,
}) => {
  const name = toUniqueName('Renovação do aluguel')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Criar demanda' })).toBeVisible()

  await page.getByLabel('Nome').fill('   ')
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByText('O campo Nome é obrigatório')).toBeVisible()
  await expect(page.getByText('O campo Descrição é obrigatório')).toBeVisible()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await page.getByLabel('Descrição').fill('x'.repeat(2049))
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByText('Descrição deve ter no máximo 2048 caracteres')).toBeVisible()

  await fillIn(page, name)
  await page.getByLabel('Prioritaria').check()
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(page.getByRole('list', { name: 'Arquivos' })).toContainText('Enviado')
  const colleagues = page.getByRole('combobox', { name: 'Usuários a notificar' })
  await colleagues.click()
  await expect(page.getByRole('option', { name: 'Marina Duarte' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Beatriz Lima' })).toBeHidden()
  await page.keyboard.type('marina')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Marina Duarte' })).toBeVisible()
  await expect(page.getByText('A demanda será do negócio Aurora Cosméticos.')).toBeVisible()

  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expectToast(page, 'Demanda criada com sucesso!')
  const id = await reachDemand(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Prioritária', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Baixar Contrato\.txt/ })).toBeVisible()

  const { client, user } = await customer(accounts.superAdmin)
  const { following } = await getDemand(client, { id }).queryFn()
  expect(following).toContain(user.id)
  expect(following).toHaveLength(2)

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a file on its way shows how far it is, holds the page and can be cancelled', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/files/**', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const name = toUniqueName('Parecer')
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  const files = page.getByRole('list', { name: 'Arquivos' })
  await expect(files.getByText(/Enviando, \d+%/)).toBeVisible()

  const away = page.getByRole('link', { name: 'Documentos', exact: true })
  const dialog = page.getByRole('alertdialog', { name: 'Arquivos em envio' })
  await away.click()
  await expect(dialog).toContainText(
    'O envio dos arquivos ainda não terminou, você deseja realmente sair?',
  )
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(page).toHaveURL('/demands/new')
  await away.click()
  await dialog.getByRole('button', { name: 'Sair' }).click()
  // Until the other page is shown, the form is still there to ask.
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await expect(files.getByText(/^Não chegou a ser enviado/)).toBeVisible()
  await page.getByRole('button', { name: 'Remover Contrato.txt' }).click()

  await page.getByLabel('Anexar arquivos').setInputFiles([contract, { ...contract, name: 'B.txt' }])
  await expect(files.getByRole('progressbar', { name: 'Contrato.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar envio de B.txt' }).click()
  await expect(files.getByText('B.txt')).toBeHidden()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(
    page.getByText('A demanda será criada assim que os arquivos forem enviados.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/demands/new')
  release()
  await expectToast(page, 'Demanda criada com sucesso!')
  await expect(page.getByRole('button', { name: /^Baixar Contrato\.txt/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Baixar B\.txt/ })).toBeHidden()
})

test('taking a file away ends the waiting for it: nothing is created without it unasked', async ({
  page,
}) => {
  await page.route('**/files/**', () => new Promise(() => {}))
  let creations = 0
  page.on('request', (request) => {
    const isCreate = new URL(request.url()).pathname === '/api/demands'
    if (isCreate && request.method() === 'POST') creations += 1
  })
  const name = toUniqueName('Procuração')
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(page.getByText(/Enviando, \d+%/)).toBeVisible()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  const waiting = page.getByText('A demanda será criada assim que os arquivos forem enviados.')
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar envio de Contrato.txt' }).click()
  await expect(waiting).toBeHidden()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Only that of the second press: what waited for the file was abandoned with it.
  expect(creations).toBe(1)
})

test('what the firm did while the answer was on its way stands on the demand’s page', async ({
  page,
  firm,
}) => {
  await page.goto('/demands/new')
  await fillIn(page, toUniqueName('Aditivo'))
  // The route is not removed after the answer: a request sent at that moment could be lost with it.
  await page.route(
    (url) => url.pathname === '/api/demands',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      const { id } = await response.json()
      const told = page.waitForResponse(/\/users\/notifications/)
      await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a procuração.' })
      await told
      await route.fulfill({ response })
    },
  )
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await reachDemand(page)
  await expect(page.getByText('Falta a procuração.').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Esperando você').first()).toBeVisible()
})

test('a file that fails is sent again or taken off; one over 25 MB is refused', async ({
  page,
  expectProblems,
}, testInfo) => {
  expectProblems(/413 .*signedPutFileUrl/, /ERR_FAILED.*\/files\//)
  const large = testInfo.outputPath('Vistoria.mp4')
  writeFileSync(large, '')
  truncateSync(large, 25 * 1024 * 1024 + 1)
  await page.goto('/demands/new')
  await fillIn(page, toUniqueName('Vistoria'))
  const files = page.getByRole('list', { name: 'Arquivos' })

  await page.getByLabel('Anexar arquivos').setInputFiles(large)
  await expect(files.getByText('Arquivo muito grande!')).toBeVisible()
  await page.route('**/files/**', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(
    files.getByText('Sem conexão. Verifique a internet e tente novamente.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(
    page.getByText(
      'Há um arquivo com problema. Veja o motivo junto dele, e remova ou envie de novo.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Enviar Contrato.txt de novo' }).click()
  await expect(files.getByText(/Enviado$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remover Vistoria.mp4' }).click()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await reachDemand(page)
  await expect(page.getByRole('button', { name: /^Baixar Contrato\.txt/ })).toBeVisible()
})

test('a file in which the scanner found something says so in its row, and has to go', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/400/)
  const text = 'O antivírus encontrou uma ameaça em Contrato.txt. Remova o arquivo e envie outro.'
  const name = toUniqueName('Distrato')
  const refuse = refuseFile(contract.name, text)
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  const files = page.getByRole('list', { name: 'Arquivos' })
  await expect(files.getByText(/Enviado$/)).toBeVisible()
  await page.route((url) => url.pathname === '/api/demands', refuse, { times: 1 })
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(files.getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar Contrato.txt de novo' })).toHaveCount(0)
  await expect(page.getByLabel('Nome')).toHaveValue(name)

  await page.getByRole('button', { name: 'Remover Contrato.txt' }).click()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('what was typed survives a reload, and an answer that was lost makes no second demand', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/demands/)
  const name = toUniqueName('Notificação extrajudicial')
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(page.getByText(/Enviado$/)).toBeVisible()
  await expect(page.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await expect(page.getByText(/Enviado$/)).toBeVisible()

  const isCreate = (url: URL) => url.pathname === '/api/demands'
  await page.route(isCreate, loseAnswer, everyAttempt)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('alert')).toContainText('Não sabemos se deu certo')
  await expect(page.getByRole('alert')).toContainText('tente de novo sem mudar nada')
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const { client } = await customer(accounts.user)
  const { total } = await listDemands(client, { name }).queryFn({ pageParam: null })
  expect(total).toBe(1)
  await page.goto('/demands/new')
  await expect(page.getByLabel('Nome')).toHaveValue('')
})

test('a colleague who has left since the draft named them keeps no demand from being raised', async ({
  page,
  customer,
}) => {
  const { client, user } = await customer(accounts.superAdmin)
  const colleague = await createUser(client).mutationFn({
    name: toUniqueName('Sílvia'),
    email: `${randomUUID()}@aurora.example`,
  })
  const name = toUniqueName('Contrato de estágio')
  await page.goto('/demands/new')
  await fillIn(page, name)
  const people = page.getByRole('combobox', { name: 'Usuários a notificar' })
  await people.fill(colleague.name)
  await page.getByRole('option', { name: colleague.name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: colleague.name })).toBeVisible()
  await expect(page.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible()
  await page.goto('/documents')
  await deleteUser(client).mutationFn({
    id: colleague.id,
    newResponsibleUserId: user.id,
    version: null,
  })
  await page.goto('/demands/new')
  await expect(people).toBeVisible()
  await expect(page.getByRole('row', { name: colleague.name })).toBeHidden()
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('without a connection nothing is lost: what fails says so, and goes on once there is one', async ({
  page,
  expectProblems,
}) => {
  expectProblems(
    /ERR_INTERNET_DISCONNECTED/,
    /Unable to preload CSS/,
    /dynamically imported module/,
  )
  const name = toUniqueName('Contrato de comodato')
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  // The list of colleagues may have been on its way, and says so as well.
  const refused = page.getByRole('alert').filter({ hasText: 'Nada foi enviado agora' })
  await expect(refused).toBeVisible()

  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  const failed = page.getByRole('heading', { name: 'Não foi possível abrir esta página.' })
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(failed).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()

  await page.goto('/demands/new')
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('who leaves while a demand is being created stays where they went', async ({ page }) => {
  const name = toUniqueName('Termo de confissão')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/api/demands',
    async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    },
  )
  await page.goto('/demands/new')
  await fillIn(page, name)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  release()
  await expectToast(page, 'Demanda criada com sucesso!')
  await expect(page).toHaveURL('/documents')
  await page.goto('/demands/new')
  await expect(page.getByLabel('Nome')).toHaveValue('')
})

test('while the colleagues are on their way nobody is said to be missing; who was not read is asked for again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/503 .*\/api\/users/)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const isUsers = (url: URL) => url.pathname === '/api/users'
  await page.route(isUsers, async (route) => {
    await held
    await route.fulfill({ status: 503 })
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Criar demanda' }).click()
  await expect(page.getByRole('combobox', { name: 'Usuários a notificar' })).toBeVisible()
  await expect(page.getByText(/^Não há outros usuários/)).toBeHidden()
  release()
  const missing = page.getByRole('alert').filter({ hasText: 'A lista não veio inteira.' })
  await expect(missing).toBeVisible()
  await page.unroute(isUsers)
  await missing.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(missing).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Usuários a notificar' })).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('an overdue payment leads home with a toast', async ({ open, customer }) => {
  for (const account of [accounts.grace, accounts.overdueAdmin]) {
    const page = await open(account)
    await page.goto('/demands/new', { waitUntil: 'commit' })
    await expectToast(
      page,
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
    )
    await expect(page).toHaveURL('/')
    const { raise } = await customer(account)
    await expect(raise()).rejects.toMatchObject({ status: 403, code: 'ACCESS_PAYMENT_OVERDUE' })
  }
})

test('an overdue payment says so before the meeting of a mapping is asked for', async ({
  open,
}) => {
  const page = await open(accounts.grace)
  await page.goto('/tools/mapping')
  await page.getByRole('button', { name: 'Solicitar reunião' }).click()
  await expectToast(page, 'Efetue o pagamento para ter acesso novamente')
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a contract that does not include it shows a notice in place of the form', async ({
  open,
  customer,
}) => {
  for (const [account, title, code] of [
    [accounts.suspended, 'Contrato suspenso', 'ACCESS_SUSPENDED'],
    [accounts.specific, 'Funcionalidade não incluída', 'ACCESS_SPECIFIC_DEMAND'],
  ] as const) {
    const page = await open(account)
    await page.goto('/documents')
    await page.getByRole('banner').getByRole('link', { name: 'Criar demanda' }).press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page.getByText(/^Em caso de dúvida, escreva para \S+@\S+\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Falar com o escritório/ })).toBeVisible()
    await expect(page.getByLabel('Nome')).toBeHidden()
    const { raise } = await customer(account)
    await expect(raise()).rejects.toMatchObject({ status: 403, code })
  }
})

test('who has left sees nothing but that the contract ended, and whom to ask', async ({
  open,
  customer,
}) => {
  const { raise } = await customer(accounts.ended)
  await expect(raise()).rejects.toMatchObject({ status: 403, code: 'ACCESS_CHURNED' })
  const page = await open(accounts.ended)
  // Nothing that the contract refuses is requested: a browser would report each answer as an error.
  for (const path of ['/', '/demands', '/demands/new', '/documents', '/notifications']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'abrir menu da conta' })).toBeVisible()
    const state = page.getByRole('main').getByRole('region', { name: 'Situação do contrato' })
    const title = page.getByRole('heading', { level: 1, name: 'Contrato encerrado' })
    await expect(title).toBeAttached()
    await expect(page).toHaveTitle(/^Contrato encerrado · /)
    // Beside the line there is only that title, visually hidden.
    await expect(page.getByRole('main').locator(':scope > *')).toHaveCount(2)
    expect((await title.boundingBox())?.height ?? 0).toBeLessThanOrEqual(1)
    await expect(state).toContainText(/Contrato encerrado.*O acesso ao portal terminou em \d\d/)
    await expect(state.getByRole('link', { name: /Fale com o escritório/ })).toBeVisible()
    await expect(toastOf(page)).toBeEmpty()
  }
})
