import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { countAll, type DemandStatus } from '@tramite/core/demands'
import { getHome } from '@tramite/core/home'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

const labels: Readonly<Record<DemandStatus, string>> = {
  OPEN: 'Abertas',
  IN_PROGRESS: 'Em Andamento',
  PENDING: 'Pendentes',
  FINISHED: 'Entregues',
  BLOCKED: 'Bloqueadas',
}

test('home greets, counts, and filters by an address that survives a reload', async ({
  open,
  customer,
}) => {
  const { client } = await customer(accounts.suspended)
  const { counts } = await getHome(client, undefined).queryFn()
  const page = await open(accounts.suspended)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Luís!' })).toBeVisible()
  await expect(page.getByText('Seja bem-vindo(a) ao portal.')).toBeVisible()
  await expect(page.getByText('Nenhuma demanda espera por você agora.')).toBeVisible()

  const filter = page.getByRole('group', { name: 'Filtrar por status' })
  const pad = (count: number) => String(count).padStart(2, '0')
  await expect(filter.getByRole('radio')).toHaveCount(6)
  await expect(
    filter.getByRole('radio', { name: `Todas ${pad(countAll(counts))}`, exact: true }),
  ).toBeChecked()
  for (const status of Object.keys(labels) as DemandStatus[]) {
    const name = `${labels[status]} ${pad(counts[status])}`
    await expect(filter.getByRole('radio', { name, exact: true })).toBeVisible()
  }

  const demand = page.getByRole('link', { name: 'Contrato de edição de romance estreante' })
  await expect(demand).toBeVisible()
  await filter.getByText('Bloqueadas').click()
  await expect(page).toHaveURL('/?status=BLOCKED')
  await expect(page.getByText('Nada encontrado :/')).toBeVisible()
  await expect(demand).toBeHidden()

  await page.reload()
  await expect(filter.getByRole('radio', { name: /^Bloqueadas/ })).toBeChecked()
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL('/')
  await expect(demand).toBeVisible()

  await page.goto('/?status=INVENTADO')
  await expect(page).toHaveURL('/')
  await expect(filter.getByRole('radio', { name: /^Todas/ })).toBeChecked()
})

test('a status shows its demands also where newer ones of others fill the page', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.otherCustomer)
  const { id, name } = await raise()
  await firm.setStatus(id, { statusKey: 'BLOCKED' })
  for (let batch = 0; batch < 10; batch++) {
    await Promise.all(Array.from({ length: 10 }, () => raise()))
  }
  const page = await open(accounts.otherCustomer)
  await page.goto('/')
  await expect(page.getByText(/^\d+ de \d+ demandas$/)).toBeVisible()
  await page.getByRole('group', { name: 'Filtrar por status' }).getByText('Bloqueadas').click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('on a phone the filter is a drop-down', async ({ open }) => {
  const page = await open(accounts.superAdmin, { viewport: { width: 576, height: 900 } })
  await page.goto('/')
  const dropdown = page.getByRole('combobox', { name: 'Filtrar por status' })
  await expect(dropdown).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(dropdown.getByRole('option')).toHaveText([
    /^Todas \(\d{2,}\)$/,
    /^Abertas \(\d{2,}\)$/,
    /^Em Andamento \(\d{2,}\)$/,
    /^Pendentes \(\d{2,}\)$/,
    /^Entregues \(\d{2,}\)$/,
    /^Bloqueadas \(\d{2,}\)$/,
  ])
  await dropdown.selectOption('PENDING')
  await expect(page).toHaveURL('/?status=PENDING')

  await page.setViewportSize({ width: 577, height: 900 })
  await expect(dropdown).toBeHidden()
  await expect(page.getByRole('radio', { name: /^Pendentes/ })).toBeChecked()
})

test('what else waits is brought into sight, and read on from there by keyboard', async ({
  open,
}) => {
  const page = await open(accounts.superAdmin, { viewport: { width: 1366, height: 640 } })
  await page.goto('/')
  const list = page.locator('#demandas')
  await expect(list).not.toBeInViewport()
  await page.getByRole('link', { name: 'Ver entregues' }).press('Enter')
  await expect(page.getByRole('radio', { name: /^Entregues/ })).toBeChecked()
  await expect(list.getByText('Entregues').first()).toBeInViewport()
  await expect(list).toBeFocused()
})

// These tests share an account, whose notices take turns: one created by one test would come before the
// one that another looks for.
test.describe('the notices', () => {
  test.describe.configure({ mode: 'serial' })

  test('the notice on a delivered demand leads to it with the feedback open, and can be closed', async ({
    open,
  }) => {
    const page = await open(accounts.otherCustomer)
    await page.goto('/')
    await expect(
      page.getByText(/^Você possui uma demanda .*aguardando seu feedback\.\.\.$/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Enviar feedback' }).click()
    await expect(page).toHaveURL(/\/demands\/[^?]+\?isDemandFeedbackModalOpen=true$/)
    const dialog = page.getByRole('dialog', { name: 'Como foi esta entrega?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/demands\/[^?]+$/)
  })

  test('a forecast that has passed is told at home, and leads to where one asks the firm', async ({
    open,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.otherCustomer)
    const { id, name } = await raise()
    const day = 24 * 60 * 60 * 1000
    const passed = civilDateOf(new Date(Date.now() - 40 * day), 'America/Sao_Paulo')
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: passed })
    const page = await open(accounts.otherCustomer)
    await page.goto('/')
    const notice = page
      .getByRole('article')
      .filter({ hasText: `A previsão de entrega de ${name} passou` })
    await expect(notice).toContainText(`a entrega estava prevista para ${formatDate(passed)}`)
    await notice.getByRole('link', { name: 'Abrir e escrever ao escritório' }).click()
    await expect(page).toHaveURL(`/demands/${id}`)

    await page.getByRole('button', { name: 'Escrever ao escritório' }).click()
    const box = page.getByRole('textbox', { name: 'Mensagem' })
    await expect(box).toBeFocused()
    await page.keyboard.type('Qual é a nova data?')
    // It is shown before it is delivered, and a delivered demand accepts none.
    const arrived = page.waitForResponse(/\/items\/message$/)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Qual é a nova data?' })).toBeVisible()
    await arrived

    await firm.setStatus(id, { statusKey: 'FINISHED' })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
