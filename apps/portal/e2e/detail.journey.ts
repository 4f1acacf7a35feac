import { listBusinesses } from '@tramite/core/businesses'
import { createDemand, makeDemandPrivate } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test } from './portal.fixture.ts'
import { holdEvents } from './screens.ts'
import { createClient } from './sdk.ts'

test.use({ account: accounts.user })

test('who may only read a demand is told why, by contract and by role', async ({ open }) => {
  for (const [account, title, text, reason] of [
    [
      accounts.suspended,
      /Contrato suspenso desde/,
      /Os prazos ficam parados até a reativação/,
      'O seu contrato está suspenso.',
    ],
    [
      accounts.overdueAdmin,
      /Pagamento em atraso desde/,
      /os prazos ficam parados até o pagamento/,
      'Há um pagamento em atraso há mais de dois dias úteis.',
    ],
    [
      accounts.overdueUser,
      /Pagamento em atraso desde/,
      /Peça ao administrador da sua conta/,
      'Há um pagamento em atraso há mais de dois dias úteis.',
    ],
  ] as const) {
    const page = await open(account)
    await page.goto('/')
    await page.getByRole('region', { name: 'Suas demandas' }).getByRole('link').first().click()
    const line = page.getByRole('region', { name: 'Situação do contrato' })
    await expect(line).toContainText(title)
    await expect(line).toContainText(text)
    await expect(line.getByRole('link', { name: 'Pagar Agora' })).toHaveCount(
      account === accounts.overdueAdmin ? 1 : 0,
    )
    await expect(page.getByText('Prazo suspenso').first()).toBeVisible()
    const panel = page.getByRole('tabpanel', { name: 'Mensagens' })
    await expect(panel.getByText(reason, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeHidden()
  }
})

test('a demand that cannot be read says so and can be tried again', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/demands/)
  const { raise } = await customer(accounts.user)
  const { id, name } = await raise()
  // Nothing is read before the second press, nor by a late event about the creation.
  await holdEvents(page)
  let isBack = false
  await page.route(`**/api/demands/${id}{,/**}`, (route) =>
    isBack ? route.continue() : route.abort(),
  )
  await page.goto(`/demands/${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Não foi possível carregar a demanda' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^Não foi possível carregar a demanda/)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  const refused = page.waitForEvent('requestfailed')
  await retry.press('Enter')
  await refused
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(retry).toBeFocused()
  isBack = true
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('a demand that may be of another business is called missing only once that is known', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/(404|503) .*\/api\/(demands|documents)/)
  const id = '01890000-0000-7000-8000-000000000000'
  let isDown = true
  await page.route(`**/api/demands/${id}`, (route) => {
    const isOfAny = !('businessid' in route.request().headers())
    return isOfAny && isDown ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto(`/demands/${id}`)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  isDown = false
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
})

test('a demand of another business that becomes secret while it is read is not found', async ({
  open,
  customer,
  sessions,
  apiUrl,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { client } = await customer(accounts.superAdmin)
  const businesses = await listBusinesses(client).queryFn()
  const other = businesses.find(({ id }) => id !== businesses[0]?.id)
  const admin = await sessions(accounts.admin)
  const inOther = createClient(apiUrl, admin, other?.id)
  const { id, name } = await createDemand(inOther).mutationFn({
    name: toUniqueName('Registro da linha de velas'),
    description: 'Registrar a linha.',
  })
  const reader = await open(accounts.superAdmin)
  await reader.goto(`/demands/${id}`)
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(reader.getByRole('banner').getByLabel('Negócio:')).toHaveValue(other?.id ?? '')
  await makeDemandPrivate(inOther).mutationFn({ id, userId: admin.user.id })
  // Not an endless loading page: what was read of it before is no longer there.
  await expect(reader.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
})

test('another customer’s demand, a secret one and an invented one are not found', async ({
  page,
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { raise } = await customer(accounts.user)
  const secret = await raise({ private: true })
  await page.goto(`/demands/${secret.id}`)
  await expect(page.getByRole('heading', { level: 1, name: secret.name })).toBeVisible()
  await expect(page.getByText('Só Beatriz Lima')).toBeVisible()

  const others = await open(accounts.otherCustomer)
  const colleagues = await open(accounts.admin)
  for (const [stranger, id] of [
    [others, (await raise()).id],
    [colleagues, secret.id],
    [colleagues, '01890000-0000-7000-8000-000000000000'],
    [colleagues, 'nenhuma'],
  ] as const) {
    await stranger.goto(`/demands/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
    await expect(
      stranger.getByText('A demanda não existe e/ou foi deletada e/ou é sigilosa'),
    ).toBeVisible()
  }
})
