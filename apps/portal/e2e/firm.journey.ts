import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { createDemandItem, updateDemandStatus } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { openAnswer } from './drafts.ts'
import type { FirmSide } from './firm-side.ts'
import { expect, expectToast, test } from './portal.fixture.ts'

test.use({ account: accounts.user })

const timeZone = 'America/Sao_Paulo'
const day = 24 * 60 * 60 * 1000

test('the firm leads a demand through its statuses, and open pages follow by themselves', async ({
  page,
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id, name } = await raise()
  const list = await open(accounts.admin)
  await list.goto(`/demands?name=${encodeURIComponent(name)}`)
  const inColumn = (status: string) =>
    list.getByRole('region', { name: new RegExp(`^${status}`) }).getByRole('link', { name })
  await expect(inColumn('Abertas')).toBeVisible()

  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  const fact = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
  await expect(fact('Status')).toHaveText('Aberta')
  await expect(fact('Responsável')).toHaveText('A definir')
  await expect(page.getByText('Após a triagem')).toBeVisible()

  const deleveryForecast = civilDateOf(new Date(Date.now() + 21 * day), timeZone)
  await firm.setStatus(id, {
    statusKey: 'IN_PROGRESS',
    deleveryForecast,
    backofficeUserId: firm.user.id,
  })
  await expect(fact('Status')).toHaveText('Em Andamento')
  await expect(fact('Responsável')).toHaveText('Helena Prado')
  await expect(fact('Previsão de entrega')).toHaveText(formatDate(deleveryForecast, timeZone))
  await expect(page.getByText('Com o escritório', { exact: true })).toBeVisible()
  await expect(inColumn('Em Andamento')).toBeVisible()

  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Envie o contrato social.' })
  await expect(fact('Status')).toHaveText('Pendente')
  await expect(page.getByText('Envie o contrato social.')).toBeVisible()
  await expect(page.getByText('Sua vez')).toBeVisible()
  await expect(inColumn('Pendentes')).toBeVisible()

  await firm.setStatus(id, { statusKey: 'BLOCKED' })
  await expect(fact('Status')).toHaveText('Bloqueada')
  await expect(page.getByText('Bloqueada pelo escritório')).toBeVisible()
  await expect(page.getByText(/^A demanda está bloqueada: por enquanto/)).toBeVisible()
  await expect(inColumn('Bloqueadas')).toBeVisible()

  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await expect(fact('Status')).toHaveText('Entregue')
  await expect(fact('Finalizada')).toHaveText(formatDate(new Date().toISOString(), timeZone))
  await expect(page.getByText('Aguarda sua validação')).toBeVisible()
  await expect(inColumn('Entregues')).toBeVisible()

  await firm.setStatus(id, { statusKey: 'OPEN' })
  await expect(fact('Status')).toHaveText('Aberta')
  await expect(inColumn('Abertas')).toBeVisible()
  for (const words of ['em andamento', 'pendente', 'bloqueada', 'entregue', 'em aberto']) {
    await expect(page.getByText(`Demanda ${words} · Helena Prado`)).toBeVisible()
  }
  await expect(page.locator('body[data-not-reloaded]')).toHaveCount(1)
})

test('what the firm may do is refused to the customer', async ({ customer }) => {
  const { client, user, raise } = await customer(accounts.user)
  const { id } = await raise()
  const setStatus = updateDemandStatus(client).mutationFn
  await expect(setStatus({ id, statusKey: 'FINISHED' })).rejects.toMatchObject({ status: 400 })
  await expect(
    setStatus({ id, statusKey: 'IN_PROGRESS', message: 'Já', backofficeUserId: user.id }),
  ).rejects.toMatchObject({ status: expect.any(Number) })
  await expect(
    createDemandItem(client).mutationFn({ id, type: 'MESSAGE', content: 'Pelo escritório' }),
  ).rejects.toMatchObject({ status: 403, code: 'STAFF_ONLY' })
})

test('another contract reaches a page that is open, in every tab', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/business/)
  const { user } = await customer(accounts.noBusiness)
  if (!user.Customer) throw new Error('Customers have a contract')
  const tab = await open(accounts.noBusiness)
  const other = await tab.context().newPage()
  const streams: string[] = []
  tab.context().on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url())
  })
  for (const page of [tab, other]) {
    await page.goto('/')
    await expect(page.getByText(/^Você não está atribuído a nenhum negócio/)).toBeVisible()
  }
  await expect.poll(() => streams.length).toBe(1)
  const suspended = (page: typeof tab) => page.getByText(/^Contrato suspenso/)
  try {
    await firm.suspendContract(user.Customer.id, true)
    for (const page of [tab, other]) await expect(suspended(page)).toBeVisible()
  } finally {
    await firm.suspendContract(user.Customer.id, false)
  }
  for (const page of [tab, other]) await expect(suspended(page)).toBeHidden()
  expect(streams).toHaveLength(1)
})

/** Changes the contract for this page only: the other journeys of the customer are not affected. */
async function changeHere(
  page: Page,
  firm: FirmSide,
  user: FirmSide['user'],
  contract: { hasSuspendedContract: true } | { hasPaymentOverdue: true },
) {
  let isOver = false
  await page.route('**/api/auth', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (!isOver) Object.assign(answer.user.Customer, contract)
    await route.fulfill({ response, json: answer })
  })
  await firm.suspendContract(user.Customer?.id ?? '', false)
  // The route stays: taken away, it would fail an answer that is on its way.
  return () => {
    isOver = true
  }
}

test('a page that the contract closes while it is open passes the focus on to what says so', async ({
  open,
  firm,
  customer,
}) => {
  const { user } = await customer(accounts.colleague)
  const page = await open(accounts.colleague)
  const read = page.waitForResponse('**/api/auth')
  await page.goto('/tools/templates')
  const answer = await (await read).json()
  await page.getByRole('searchbox', { name: 'Buscar modelo' }).focus()
  // For this page only: the other journeys of the customer are not affected.
  answer.user.Customer.hasSuspendedContract = true
  await page.route('**/api/auth', (route) => route.fulfill({ json: answer }))
  await firm.suspendContract(user.Customer?.id ?? '', false)
  await expect(page.locator('h1:focus')).toHaveText('Contrato suspenso')
})

test('a reply that the contract closes while it is written says so, and keeps what was written', async ({
  open,
  firm,
  customer,
  expectProblems,
}) => {
  expectProblems(/409 .*\/forecast\/preview/)
  const { user, raise } = await customer(accounts.colleague)
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a ata.' })
  const page = await open(accounts.colleague)
  await page.goto(`/demands/${id}`)
  const reply = await openAnswer(page)
  await reply.getByLabel('Descrição').fill('Segue a ata.')
  await changeHere(page, firm, user, { hasSuspendedContract: true })
  await expect(reply.getByText('O seu contrato está suspenso.')).toBeVisible()
  await expect(reply.getByText(/copie o texto antes de fechar/)).toBeVisible()
  await expect(reply.getByText('A demanda mudou enquanto esta resposta estava aberta')).toBeHidden()
  await expect(reply.getByLabel('Descrição')).toHaveValue('Segue a ata.')
})

test('a demand that waits for its files when the contract closes is told not to be sent, and kept', async ({
  open,
  firm,
  customer,
}) => {
  const { user } = await customer(accounts.colleague)
  const page = await open(accounts.colleague)
  await page.route('**/files/**', () => {})
  await page.goto('/demands/new')
  const name = toUniqueName('Distrato')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Descrição').fill('Segue a minuta.')
  const minuta = { name: 'Minuta.txt', mimeType: 'text/plain', buffer: Buffer.from('Minuta.') }
  await page.getByLabel('Anexar arquivos').setInputFiles(minuta)
  await page.getByRole('button', { name: 'Criar demanda' }).click()
  await expect(page.getByText(/assim que os arquivos forem enviados/)).toBeVisible()
  const end = await changeHere(page, firm, user, { hasSuspendedContract: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contrato suspenso')
  await expect(page.getByText(/^O formulário não foi enviado/)).toBeVisible()
  await expect(page.getByText(/O que você escreveu está guardado/)).toBeVisible()
  end()
  await firm.suspendContract(user.Customer?.id ?? '', false)
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await expect(page.getByText(/^O formulário não foi enviado/)).toBeHidden()
})

test('a proof of payment that is on its way arrives, also where the firm releases the customer meanwhile', async ({
  open,
  firm,
  customer,
}) => {
  const { user } = await customer(accounts.admin)
  const page = await open(accounts.admin)
  const tag = { id: randomUUID(), name: 'Inadimplente', createdAt: new Date().toISOString() }
  let isReleased = false
  await page.route('**/api/auth', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (!isReleased) answer.user.Customer.tags.push(tag)
    await route.fulfill({ response, json: answer })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/files/**', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/payments/overdue', (route) => route.fulfill({ json: { released: true } }))
  await page.goto('/documents')
  const dialog = page.getByRole('dialog', { name: 'Pagamento pendente' })
  const proof = { name: 'pix.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await dialog.getByLabel('Anexar comprovante').setInputFiles(proof)
  await dialog.getByRole('button', { name: 'Enviar comprovante' }).click()
  isReleased = true
  const read = page.waitForResponse('**/api/auth')
  await firm.suspendContract(user.Customer?.id ?? '', false)
  await (await read).finished()
  release()
  await expectToast(page, 'Informações enviadas com sucesso.')
  await expect(dialog).toBeHidden()
})

test('what is typed where a late payment closes the page is told to be kept', async ({
  open,
  firm,
  customer,
}) => {
  const { user } = await customer(accounts.colleague)
  const page = await open(accounts.colleague)
  await page.goto('/demands/new')
  const name = toUniqueName('Distrato')
  await page.getByLabel('Nome').fill(name)
  const end = await changeHere(page, firm, user, { hasPaymentOverdue: true })
  await expectToast(page, 'O que você escreveu está guardado')
  await expect(page).toHaveURL('/')
  end()
  await page.goto('/demands/new')
  await expect(page.getByLabel('Nome')).toHaveValue(name)
})

test('what is asked about a delivery says so when the contract closes, and keeps a comment', async ({
  open,
  firm,
  customer,
}) => {
  const { user, raise } = await customer(accounts.colleague)
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', backofficeUserId: firm.user.id })
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  const page = await open(accounts.colleague)
  await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
  const rating = page.getByRole('dialog', { name: 'Como foi esta entrega?' })
  await rating.getByRole('radio', { name: '4 estrelas' }).press(' ')
  await rating.getByLabel('Comentário (opcional)').fill('Faltou a ata.')
  await changeHere(page, firm, user, { hasSuspendedContract: true })
  await expect(rating.getByText('O seu contrato está suspenso.')).toBeVisible()
  await expect(rating.getByText('Faltou a ata.')).toBeVisible()
})

test('a delivery that is about to be accepted when the contract closes cannot be', async ({
  open,
  firm,
  customer,
}) => {
  const { user, raise } = await customer(accounts.colleague)
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', backofficeUserId: firm.user.id })
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  const page = await open(accounts.colleague)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Validar' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Validar demanda' })
  await expect(dialog.getByRole('button', { name: 'Validar' })).toBeEnabled()
  await changeHere(page, firm, user, { hasSuspendedContract: true })
  await expect(dialog.getByText('O seu contrato está suspenso.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Validar' })).toBeDisabled()
})
