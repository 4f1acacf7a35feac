import type { APIResponse, Locator, Page } from '@playwright/test'
import { validateDemand } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, expectToast, test } from './portal.fixture.ts'

test.use({ account: accounts.user })

test('filters find by title, message, user, tag and period, and live in the address', async ({
  page,
  customer,
  firm,
}) => {
  const [self, admin] = [await customer(accounts.user), await customer(accounts.admin)]
  const code = toUniqueName('').trim()
  const own = await self.raise({ name: `Cessão de crédito ${code}` })
  const others = await admin.raise({ name: `Ação de cobrança ${code}` })
  // More than a letter behind the code: a single last letter is not searched for while it may be unfinished.
  await firm.addItem(own.id, { type: 'MESSAGE', content: `Protocolo único ${code}-xisto` })
  const ownLink = page.getByRole('link', { name: own.name })
  const othersLink = page.getByRole('link', { name: others.name })

  await page.goto('/demands')
  const filters = page.getByRole('search', { name: 'Filtros' })
  const nothing = page.getByText('Nada encontrado :/')
  const found = (count: number) =>
    page.getByText(count === 1 ? '1 demanda encontrada' : `${count} demandas encontradas`)

  const words = filters.getByLabel('Buscar', { exact: true })
  await words.fill(code)
  await expect(found(2)).toBeVisible()
  await words.fill('Sem este título')
  await expect(nothing).toHaveCount(1)
  await words.fill(`acao de COBRANCA ${code}`)
  await expect(found(1)).toBeVisible()
  await expect(othersLink).toBeVisible()
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('search') === `acao de COBRANCA ${code}`,
  )

  await page.reload()
  await expect(words).toHaveValue(`acao de COBRANCA ${code}`)
  await expect(found(1)).toBeVisible()
  await filters.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/demands')

  // Text in messages is found as well as titles, or on its own.
  await words.fill(`${code}-xisto`)
  await expect(found(1)).toBeVisible()
  await expect(ownLink).toBeVisible()
  const where = filters.getByLabel('Buscar em')
  await where.selectOption('Nomes')
  await expect(nothing).toHaveCount(1)
  await where.selectOption('Mensagens')
  await expect(page).toHaveURL((url) => url.searchParams.get('message') === `${code}-xisto`)
  await expect(found(1)).toBeVisible()
  await where.selectOption('Tudo')
  await words.fill('')

  await words.fill(code)
  await expect(found(2)).toBeVisible()
  await filters
    .getByLabel('Responsável na empresa')
    .selectOption({ label: `Rafael Nogueira, ${accounts.admin}` })
  await expect(found(1)).toBeVisible()
  await expect(othersLink).toBeVisible()
  await filters.getByLabel('Responsável na empresa').selectOption({ label: 'Todos' })
  await expect(found(2)).toBeVisible()

  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  await filters.getByLabel('Até', { exact: true }).fill('31/01/2020')
  await expect(nothing).toHaveCount(1)
  await filters.getByLabel('Criada de', { exact: true }).fill(today)
  await expect(filters.getByRole('status')).toHaveText(
    'A data final deve ser igual ou posterior à data inicial',
  )
  await filters.getByLabel('Até', { exact: true }).fill(today)
  await expect(found(2)).toBeVisible()
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('startDate') === today && url.searchParams.get('endDate') === today,
  )
  await filters.getByRole('button', { name: 'Limpar filtros' }).click()

  await filters.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('dialog', { name: 'Tags' }).getByText('Fornecedores').click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/demandsTags=/)
  await expect(
    page.getByRole('link', { name: 'Aditivo ao contrato de distribuição no Nordeste' }),
  ).toBeVisible()
  await expect(ownLink).toBeHidden()
})

test('the order chosen holds within a status; an unknown one is not followed', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  for (const name of ['Zoneamento', 'Água de reúso', 'Marca'])
    await raise({ name: `${name} ${code}` })
  await page.goto(`/demands?name=${code}&order=inventada`)
  const names = page.getByRole('list', { name: 'Demandas: Abertas' }).getByRole('link')
  const order = page.getByLabel('Ordenar por')
  await expect(order).toHaveValue('usual')
  await expect(names).toHaveText([/^Marca/, /^Água/, /^Zoneamento/])
  await order.selectOption({ label: 'Nome, de A a Z' })
  await expect(names).toHaveText([/^Água/, /^Marca/, /^Zoneamento/])
  await expect(page).toHaveURL(/order=name/)
  await order.selectOption({ label: 'Número, menor primeiro' })
  await expect(names).toHaveText([/^Zoneamento/, /^Água/, /^Marca/])
  await order.selectOption({ label: 'Número, maior primeiro' })
  await expect(names).toHaveText([/^Marca/, /^Água/, /^Zoneamento/])
  await expect(page).toHaveURL(/order=idDesc/)
})

test('as one list they stand by whose turn it is, under the same filters, and Back finds the columns', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  const make = async (name: string, statusKey?: 'PENDING' | 'FINISHED' | 'IN_PROGRESS') => {
    const { id } = await raise({ name: `${name} ${code}` })
    if (statusKey) await firm.setStatus(id, { statusKey, message: 'Veja, por favor.' })
    return id
  }
  await make('Aberta')
  await make('Pendente', 'PENDING')
  await make('Em curso', 'IN_PROGRESS')
  await make('Entregue', 'FINISHED')
  await page.goto(`/demands?search=${code}`)
  await expect(page.getByRole('region', { name: /^Pendentes/ }).getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Ver como lista' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'list')
  const list = page.getByRole('region', { name: 'Lista de demandas' })
  const links = list.getByRole('link')
  await expect(links).toHaveCount(4)
  // A search stays by relevance.
  await expect(page).toHaveURL(`/demands?search=${code}&view=list`)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Vez, a sua primeiro' })
  await expect(links).toHaveText([/^Pendente/, /^Entregue/, /./, /./])
  // What waits for the customer comes first, deliveries included.
  const names = await links.allTextContents()
  expect(
    names
      .slice(0, 2)
      .map((name) => name.split(' ')[0])
      .sort(),
  ).toEqual(['Entregue', 'Pendente'])
  expect(
    names
      .slice(2)
      .map((name) => name.split(' ')[0])
      .sort(),
  ).toEqual(['Aberta', 'Em'])
  await expect(page.getByText('4 demandas encontradas')).toBeVisible()

  await page.reload()
  await expect(links).toHaveCount(4)
  await links.filter({ hasText: 'Pendente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Pendente ${code}` })).toBeVisible()
  await page.goBack()
  await expect(links).toHaveCount(4)
  await expect(links.filter({ hasText: 'Pendente' })).toBeFocused()
  await page.getByRole('button', { name: 'Ver como quadro' }).click()
  await expect(page).toHaveURL(`/demands?search=${code}&order=turn`)
  await expect(page.getByRole('region', { name: /^Pendentes/ }).getByRole('link')).toHaveCount(1)
})

for (const [where, viewport, address] of [
  ['the list', { width: 360, height: 760 }, '/demands?view=list'],
  ['home', { width: 1440, height: 900 }, '/'],
] as const) {
  test(`Back finds ${where} as it was left`, async ({ open }) => {
    const page = await open(accounts.user, { viewport })
    // Changes by others would move the rows: the page sends its own requests, and each once.
    await page.route('**/drawn', (route) => route.abort())
    const answers = new Map<string, APIResponse>()
    await page.route(/\/api\/(home|demandsBoth)(\?|$)/, async (route) => {
      const url = route.request().url()
      const response = answers.get(url) ?? (await route.fetch())
      answers.set(url, response)
      await route.fulfill({ response })
    })
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        const top = target instanceof Element ? target.getBoundingClientRect().top : 0
        sessionStorage.setItem('left at', String(top))
      }
      document.addEventListener('click', note, { capture: true })
    })
    await page.goto(address)
    const rows = page.getByRole('main').locator(':not([inert] *) > li[aria-posinset]')
    const row = rows.and(page.locator('[aria-posinset="9"]')).getByRole('link')
    await expect(rows.first()).toBeVisible()
    // Rows that have been measured differ from their estimated height.
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await expect(async () => {
      // On a busy machine several turns of the wheel may be answered at once, and pass the row.
      if ((await row.count()) > 0) await row.scrollIntoViewIfNeeded({ timeout: 1000 })
      else await page.mouse.wheel(0, 150)
      await expect(row).toBeInViewport({ ratio: 1, timeout: 300 })
    }).toPass()
    const path = (await row.getAttribute('href')) ?? ''
    await row.click()
    await expect(page.getByText('Linha do tempo')).toBeVisible()
    const left = await page.evaluate(() => Number(sessionStorage.getItem('left at')))
    await page.goBack()
    const link = rows.locator(`a[href="${path}"]`)
    await expect(link).toBeFocused()
    const moved = async () => Math.abs(((await link.boundingBox())?.y ?? 0) - left)
    await expect.poll(moved).toBeLessThan(4)
  })
}

test('delivered demands are validated together, and only when some are chosen', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  for (const name of ['Procuração', 'Estatuto', 'Em curso']) {
    const { id } = await raise({ name: `${name} ${code}` })
    if (name !== 'Em curso') await firm.setStatus(id, { statusKey: 'FINISHED' })
  }
  await page.goto(`/demands?name=${code}`)
  const delivered = page.getByRole('region', { name: /^Entregues/ })
  await expect(delivered.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Validar demandas' })).toHaveCount(1)

  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  await expectToast(page, 'Você precisa selecionar suas demandas antes')

  // A selection made while the page is still refetching is kept.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/api/home',
    async (route) => {
      await held
      await route.continue()
    },
  )
  await delivered.getByLabel(`Selecionar Estatuto ${code}`).check()
  await expect(delivered.getByText('1 selecionada')).toBeVisible()
  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Validar demanda' })
  await dialog.getByRole('button', { name: 'Validar' }).dblclick()
  await expectToast(page, 'Demandas validadas com sucesso')
  await expect(delivered.getByLabel(`Selecionar Estatuto ${code}`)).toBeHidden()

  await delivered.getByLabel('Selecionar todas').check()
  release()
  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  await dialog.getByRole('button', { name: 'Validar' }).click()
  await expect(delivered.getByLabel(`Selecionar Procuração ${code}`)).toBeHidden()
  await expect(delivered.getByText('Concluída')).toHaveCount(2)
})

test('a search shows the old message that has it, and leads to it', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  const { id, name } = await raise()
  await firm.addItem(id, { type: 'MESSAGE', content: `Segue o alvará ${code}-xisto, de ontem.` })
  for (let count = 1; count <= 25; count += 1) {
    await firm.addItem(id, { type: 'MESSAGE', content: `Andamento ${count}.\n`.repeat(4) })
  }
  await page.goto('/demands')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(`${code}-xisto`)
  await expect(page.getByText('1 demanda encontrada')).toBeVisible()
  await expect(page.locator('mark')).toHaveText(`${code}-xisto`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: `${code}-xisto` })
  await expect(entry).toBeFocused()
  await expect(entry).toBeInViewport()
})

/** Demands of a status found by a word, of which the page has loaded one. */
async function findOneLoaded(page: Page, code: string, status = /^Entregues/): Promise<Locator> {
  await page.goto('/demands')
  const field = page.getByRole('searchbox', { name: 'Buscar' })
  await expect(field).toBeEnabled()
  await page.route(/\/demands\/board/, (route) => {
    const url = new URL(route.request().url())
    if (!url.searchParams.has('private')) url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await field.fill(code)
  const found = page.getByRole('region', { name: status })
  await expect(found.getByRole('link')).toHaveCount(1)
  return found
}

test('all delivered demands are chosen and validated together, also those that are not loaded', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  for (const name of ['Procuração', 'Estatuto', 'Ata']) {
    const { id } = await raise({ name: `${name} ${code}` })
    await firm.setStatus(id, { statusKey: 'FINISHED' })
  }
  const delivered = await findOneLoaded(page, code)
  const all = delivered.getByLabel('Selecionar todas')
  // It is checked once the server has said which they are.
  await all.click()
  await expect(delivered.getByText('3 selecionadas')).toBeVisible()
  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Validar 3 demandas' })
  await expect(dialog.getByText('Procuração')).toBeVisible()
  await dialog.getByRole('button', { name: 'Validar' }).click()
  await expectToast(page, 'Demandas validadas com sucesso')
  await expect(all).not.toBeChecked()
})

test('all demands of a search are made private together, also those that are not loaded', async ({
  open,
  customer,
}) => {
  const { raise } = await customer(accounts.admin)
  const code = toUniqueName('').trim()
  for (const name of ['Procuração', 'Estatuto', 'Ata']) await raise({ name: `${name} ${code}` })
  await raise({ name: `Contrato ${code}`, private: true })
  const page = await open(accounts.admin)
  await findOneLoaded(page, code, /^Abertas/)
  await page.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const bar = page.getByRole('region', { name: 'Tornar sigilosa' })
  // It is checked once the server has said which they are.
  await bar.getByLabel('Selecionar todas').click()
  await expect(bar.getByText('3 selecionadas')).toBeVisible()
  await bar.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const dialog = page.getByRole('dialog', { name: /3 demandas/ })
  await expect(dialog.getByText('Procuração')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expectToast(page, 'Demanda(s) setada(s) para sigiloso com sucesso')
  await expect(bar).toBeHidden()
  const colleague = await open(accounts.user)
  await colleague.goto(`/demands?name=${code}`)
  await expect(colleague.getByText('Nada encontrado :/')).toHaveCount(1)
})

test('a demand that is taken up again meanwhile leaves the confirmation, though it is not loaded', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const code = toUniqueName('').trim()
  const ids: string[] = []
  for (const name of ['Procuração', 'Estatuto']) {
    const { id } = await raise({ name: `${name} ${code}` })
    await firm.setStatus(id, { statusKey: 'FINISHED' })
    ids.push(id)
  }
  const [first = ''] = ids
  const delivered = await findOneLoaded(page, code)
  await delivered.getByLabel('Selecionar todas').click()
  await expect(delivered.getByText('2 selecionadas')).toBeVisible()
  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveAccessibleName('Validar 2 demandas')
  await firm.setStatus(first, { statusKey: 'IN_PROGRESS' })
  await expect(dialog).toHaveAccessibleName('Validar demanda')
  await dialog.getByRole('button', { name: 'Validar' }).click()
  await expectToast(page, 'Demandas validadas com sucesso')
})

test('a demand that a colleague validates meanwhile leaves the confirmation, and the others are validated', async ({
  page,
  customer,
  firm,
}) => {
  const [self, admin] = [await customer(accounts.user), await customer(accounts.admin)]
  const code = toUniqueName('').trim()
  const ids: string[] = []
  for (const name of ['Procuração', 'Estatuto', 'Ata']) {
    const { id } = await self.raise({ name: `${name} ${code}` })
    await firm.setStatus(id, { statusKey: 'FINISHED' })
    ids.push(id)
  }
  const [first = ''] = ids
  await page.goto(`/demands?name=${code}`)
  const delivered = page.getByRole('region', { name: /^Entregues/ })
  await expect(delivered.getByRole('link')).toHaveCount(3)
  await delivered.getByLabel('Selecionar todas').check()
  await delivered.getByRole('button', { name: 'Validar demandas' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveAccessibleName('Validar 3 demandas')
  await validateDemand(admin.client).mutationFn({ id: first })
  await expect(dialog).toHaveAccessibleName('Validar 2 demandas')
  await dialog.getByRole('button', { name: 'Validar' }).click()
  await expectToast(page, 'Demandas validadas com sucesso')
  await expect(dialog).toBeHidden()
})

test('another customer finds nothing of it', async ({ open, customer }) => {
  const { raise } = await customer(accounts.user)
  const { name } = await raise()
  const page = await open(accounts.otherCustomer)
  await page.goto(`/demands?name=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nada encontrado :/')).toHaveCount(1)
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
  await expect(page.getByRole('link', { name: 'Contrato de locação de espaço' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeHidden()
})

test('a customer of specific demands sees one side of what is delivered, and its number', async ({
  open,
}) => {
  const page = await open(accounts.specific)
  await page.goto('/demands')
  const delivered = page.getByRole('region', { name: /^Entregues/ })
  const specific = delivered.getByRole('link', { name: /Notificação por cópia de peça autoral/ })
  const advisory = delivered.getByRole('link', { name: /galeria/ })
  await expect(specific).toBeVisible()
  await expect(advisory).toBeHidden()
  await expect(delivered.getByRole('link')).toHaveCount(1)
  await expect(delivered.getByRole('heading')).toHaveText(/Entregues\s*1$/)

  await delivered.getByRole('combobox').selectOption({ label: 'Assessoria' })
  await expect(page).toHaveURL(/finished=advisory/)
  await expect(advisory).toBeVisible()
  await expect(specific).toBeHidden()
})
