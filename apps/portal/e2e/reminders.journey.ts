import { readFile } from 'node:fs/promises'
import { addDays, civilDateOf, DEFAULT_TIME_ZONE, formatDate } from '@tramite/core/calendar'
import { createReminder, fileReminder, getReminder, updateReminder } from '@tramite/core/reminders'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, reachDemand, saveOver, test } from './portal.fixture.ts'

const inDays = (days: number) => addDays(civilDateOf(new Date(), DEFAULT_TIME_ZONE), days)

test.use({ account: accounts.otherCustomer })

test('a reminder is refused, created, edited, and leads to a demand and back', async ({
  page,
  context,
  request,
  customer,
}) => {
  const name = toUniqueName('Renovar a apólice do galpão')
  await page.goto('/tools')
  await page.getByRole('link', { name: 'Abrir Lembretes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lembretes' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Todos/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Arquivar Lembretes' }).click()
  await expectToast(page, 'Selecione ao menos um lembrete para arquivar!')

  await page.getByRole('button', { name: 'Criar Lembrete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar lembrete' })
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByRole('radio', { name: 'Evento' }).check()
  const dueDate = dialog.getByRole('textbox', { name: 'Vencimento' })
  await dueDate.fill(formatDate(inDays(0)))
  await dialog.getByRole('button', { name: 'Criar lembrete' }).click()
  await expect(dialog.getByText('Escolha uma data para vencimento maior que hoje!')).toBeVisible()
  await dueDate.fill(formatDate(inDays(400)))
  // Tab leaves the chosen recipients unchanged, even if the open list has one of them highlighted.
  const told = dialog.locator('[role=row]')
  await expect(told).toHaveCount(1)
  await dialog.getByRole('combobox', { name: 'Quem será avisado' }).focus()
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(told).toBeFocused()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'apolice.txt', mimeType: 'text/plain', buffer: Buffer.from('Apólice') })
  await dialog.getByRole('button', { name: 'Criar lembrete' }).click()
  await expectToast(page, 'Lembrete criado com sucesso!')

  await page.getByRole('link', { name: /^Eventos/ }).click()
  await expect(page).toHaveURL(/category=event/)
  await page.getByRole('searchbox', { name: 'Buscar lembrete' }).fill(name)
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()
  // What a colleague creates and archives meanwhile appears and disappears by itself.
  const { client } = await customer(accounts.otherCustomer)
  const draft = { name: `${name}, segunda via`, type: 'event', duoDate: inDays(400) } as const
  const { id } = await createReminder(client).mutationFn(draft)
  await expect(page.getByText('2 lembretes', { exact: true })).toBeVisible()
  await fileReminder(client).mutationFn({ id })
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()
  const menu = page.getByRole('button', { name: `Ações de ${name}`, exact: true })
  // By keyboard: otherwise the row would take the key, and tick itself.
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Baixar arquivos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Baixar arquivos' }).click()
  expect((await download).suggestedFilename()).toBe('apolice.txt')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar lembrete' })
  await edit.getByRole('textbox', { name: 'Vencimento' }).fill(formatDate(inDays(401)))
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Lembrete atualizado com sucesso!')
  await expect(page.getByText(formatDate(inDays(401)))).toBeVisible()
  // Edited again at once, it starts from the user's own change, which is not reported as somebody else's.
  await menu.click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect(edit.getByRole('textbox', { name: 'Vencimento' })).toHaveValue(
    formatDate(inDays(401)),
  )
  await expect(edit.getByText('Este cadastro mudou')).toBeHidden()
  // A file alone is something to lose, too.
  const added = { name: 'recibo.txt', mimeType: 'text/plain', buffer: Buffer.from('Pago.') }
  await edit.locator('input[type=file]').setInputFiles(added)
  await expect(edit.getByText(/Enviado$/)).toBeVisible()
  const isLeft = await page.evaluate(() =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  )
  expect(isLeft).toBe(false)
  await edit.getByRole('button', { name: 'Cancelar', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(edit).toBeHidden()

  await menu.click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Salvar no calendário' }).click()
  const calendar = await readFile(await (await file).path(), 'utf8')
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(401).replaceAll('-', '')}\r\n`)

  await page.getByRole('tab', { name: 'Mês' }).click()
  await expect(page).toHaveURL(/view=month/)
  await page.goto(`/tools/reminders?view=month&day=${inDays(401)}`)
  await page.getByRole('button', { name: 'Lembrete neste dia' }).click()
  await expect(dueDate).toHaveValue(formatDate(inDays(401)))
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  // Going back leads to the previous month, and only then out of the calendar.
  const shown = page.url()
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await expect(page).not.toHaveURL(shown)
  await page.goBack()
  await expect(page).toHaveURL(shown)
  // What a calendar program reads, until the address is revoked.
  await page.getByRole('button', { name: 'Levar ao calendário' }).click()
  const subscribing = page.getByRole('dialog', { name: 'Levar ao calendário' })
  const all = page.waitForEvent('download')
  await subscribing.getByRole('button', { name: 'Baixar arquivo' }).click()
  expect(await readFile(await (await all).path(), 'utf8')).toContain('BEGIN:VEVENT')
  await subscribing.getByRole('button', { name: /^Criar (outro )?endereço$/ }).click()
  const address = new URL((await subscribing.locator('code').textContent()) ?? '').pathname
  const subscribed = await request.get(address)
  expect(subscribed.headers()['content-type']).toContain('text/calendar')
  expect((await subscribed.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`)
  // Another one, of another tab, takes its place there as here.
  const other = await context.newPage()
  await other.goto('/tools/reminders?view=month')
  await other.getByRole('button', { name: 'Levar ao calendário' }).click()
  await other.getByRole('button', { name: 'Criar outro endereço' }).click()
  const making = other.getByRole('alertdialog')
  await making.getByRole('button', { name: 'Criar outro endereço' }).click()
  await expect(other.getByRole('dialog').locator('code')).toBeVisible()
  await other.close()
  await page.evaluate(() => {
    window.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(subscribing.locator('code')).toBeHidden()
  await subscribing.getByRole('button', { name: 'Desfazer endereço' }).click()
  const taking = page.getByRole('alertdialog', { name: 'Desfazer o endereço?' })
  await taking.getByRole('button', { name: 'Desfazer endereço' }).click()
  await expect(subscribing.getByText('Você ainda não tem um endereço.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
  await subscribing.getByRole('button', { name: 'Fechar' }).last().click()

  await page.getByRole('link', { name }).click()
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Criar demanda' }).click()
  const demand = page.getByRole('dialog', { name: 'Criar Demanda para lembrete' })
  await expect(demand.getByLabel('Título')).toHaveValue(new RegExp(`^Lembrete N° \\d+ ${name}$`))
  await demand.getByRole('button', { name: 'Criar demanda' }).click()
  await reachDemand(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Abrir demanda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('what could not be archived stays selected; one alone is archived and brought back', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/500 .*\/reminder\/filed/)
  const { client } = await customer(accounts.otherCustomer)
  const name = toUniqueName('Vistoria do galpão')
  await createReminder(client).mutationFn({ name, type: 'event', duoDate: inDays(300) })
  await page.goto(`/tools/reminders?category=event&text=${encodeURIComponent(name)}`)
  const all = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
  await page.locator('label').filter({ has: all }).click()
  await page.route('**/api/reminder/filed', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Arquivar Lembretes' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Arquivar Lembretes' }).click()
  await expectToast(page, 'Erro ao arquivar lembretes, entre em contato com o suporte!')
  await page.unroute('**/api/reminder/filed')
  const selected = page.getByText('1 selecionado', { exact: true })
  await expect(selected).toBeVisible()
  await page.getByRole('link', { name: /^Futuros/ }).click()
  await expect(selected).toBeHidden()
  await page.getByRole('link', { name: /^Eventos/ }).click()
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()
  await expect(selected).toBeHidden()

  const menu = page.getByRole('button', { name: `Ações de ${name}`, exact: true })
  for (const [act, said] of [
    ['Arquivar', 'Lembrete arquivado com sucesso!'],
    ['Desarquivar', 'Lembrete desarquivado com sucesso!'],
  ] as const) {
    await menu.click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
    await question.getByRole('button', { name: act, exact: true }).click()
    await expectToast(page, said)
    await page.getByRole('link', { name: act === 'Arquivar' ? /^Arquivados/ : /^Eventos/ }).click()
    await expect(menu).toBeVisible()
  }
})

test('a reminder that is changed while its file is on its way is checked again, not lost', async ({
  page,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/files/uploads/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tools/reminders')
  await page.getByRole('button', { name: 'Criar Lembrete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar lembrete' })
  await dialog.getByLabel('Nome').fill('Seguro do galpão')
  await dialog.getByRole('radio', { name: 'Evento' }).check()
  await dialog.getByRole('textbox', { name: 'Vencimento' }).fill(formatDate(inDays(400)))
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'apolice.txt', mimeType: 'text/plain', buffer: Buffer.from('Apólice') })
  await dialog.getByRole('button', { name: 'Criar lembrete' }).click()
  await dialog.getByLabel('Nome').fill('')
  arrive()
  await expect(dialog.getByText('Preencha todos os campos!')).toBeVisible()
  const name = toUniqueName('Seguro do galpão, com o nome corrigido')
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByRole('button', { name: 'Criar lembrete' }).click()
  await expectToast(page, 'Lembrete criado com sucesso!')
  await expect(page.getByText(name)).toBeVisible()
})

test('an edited reminder is saved though a colleague has removed one of its files', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/412/)
  const { client } = await customer(accounts.otherCustomer)
  const name = toUniqueName('Renovar a licença da frota')
  await page.goto(`/tools/reminders?text=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Criar Lembrete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar lembrete' })
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByRole('radio', { name: 'Evento' }).check()
  await dialog.getByRole('textbox', { name: 'Vencimento' }).fill(formatDate(inDays(400)))
  const files = ['licenca.txt', 'recibo.txt'].map((file) => ({
    name: file,
    mimeType: 'text/plain',
    buffer: Buffer.from(file),
  }))
  await dialog.locator('input[type=file]').setInputFiles(files)
  await expect(dialog.getByText(/Enviado$/)).toHaveCount(2)
  const made = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/reminder'),
  )
  await dialog.getByRole('button', { name: 'Criar lembrete' }).click()
  const { id } = await (await made).json()
  const { files: held } = await getReminder(client, { id }).queryFn()
  const kept = held.filter((file) => file.name === 'recibo.txt').map(({ key }) => key)
  await page.getByRole('button', { name: `Ações de ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar lembrete' })
  await expect(edit.getByText('licenca.txt')).toBeVisible()
  await updateReminder(client).mutationFn({ id, attachmentsLinks: kept })
  await edit.getByLabel('Nome').fill(`${name}, em dia`)
  // The dialog shows what has changed by itself: saving is then meant to keep what its fields hold.
  await expect(edit.getByText(/^Este cadastro mudou/)).toBeVisible()
  await saveOver(edit.getByRole('button', { name: 'Salvar' }))
  await expectToast(page, 'Lembrete atualizado com sucesso!')
})

test('a reminder that a colleague archives while it is edited says so, before and after it is saved', async ({
  page,
  customer,
}) => {
  const { client } = await customer(accounts.otherCustomer)
  const name = toUniqueName('Renovar o seguro do galpão')
  const { id } = await createReminder(client).mutationFn({
    name,
    type: 'event',
    duoDate: inDays(300),
  })
  await page.goto(`/tools/reminders?text=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Ações de ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar lembrete' })
  await edit.getByLabel('Nome').fill(`${name}, em dia`)
  await fileReminder(client).mutationFn({ id })
  await expect(edit.getByText(/ arquivou este lembrete neste negócio em/)).toBeVisible()
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Lembrete atualizado com sucesso!')
  await expectToast(page, 'O lembrete está em “Arquivados” desde')
})

test('a new reminder is there after a reload, and is made once though its answer was lost', async ({
  page,
  expectProblems,
}) => {
  test.slow()
  expectProblems(/ERR_FAILED.*\/reminder\)/)
  const name = toUniqueName('Renovar o seguro da frota')
  const dialog = page.getByRole('dialog', { name: 'Criar lembrete' })
  const field = dialog.getByLabel('Nome')
  const open = async () => {
    await page.getByRole('button', { name: 'Criar Lembrete' }).click()
    // The journey beside this one has the server make hundreds of reminders.
    await expect(dialog).toBeVisible({ timeout: 30_000 })
  }
  await page.goto('/tools/reminders')
  await open()
  await field.fill(name)
  await dialog.getByRole('radio', { name: 'Tarefa' }).check()
  const dueDate = dialog.getByRole('textbox', { name: 'Vencimento' })
  await dueDate.fill(formatDate(inDays(90)))
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'frota.txt', mimeType: 'text/plain', buffer: Buffer.from('Frota') })
  await expect(dialog.getByText(/Enviado$/)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join('\n')))
    .toContain('frota.txt')
  await page.reload()
  await open()
  await expect(dialog.getByText(/^Este é o rascunho que foi salvo/)).toBeVisible()
  await expect(field).toHaveValue(name)
  await expect(dialog.getByRole('radio', { name: 'Tarefa' })).toBeChecked()
  await expect(dueDate).toHaveValue(formatDate(inDays(90)))
  await expect(dialog.getByText(/Enviado$/)).toBeVisible()

  // A request carried out without a response comes to the same when it is repeated after a reload.
  await page.route('**/api/reminder', loseAnswer, everyAttempt)
  const create = dialog.getByRole('button', { name: 'Criar lembrete' })
  await create.click()
  await expectToast(page, 'Não sabemos se deu certo')
  await page.reload()
  await open()
  await create.click()
  await expectToast(page, 'Lembrete criado com sucesso!')
  await page.goto(`/tools/reminders?text=${encodeURIComponent(name)}`)
  await expect(page.getByText('1 lembrete', { exact: true })).toBeVisible()

  // Nothing is left of it, nor of anything discarded.
  await open()
  await expect(field).toHaveValue('')
  await field.fill('Outro')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(field).toHaveValue('')
})

test('five hundred reminders are archived though an answer was lost, and brought back', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/reminder\/filed\)/)
  // That many calls first, and a thousand records.
  test.slow()
  const { client } = await customer(accounts.otherCustomer)
  const name = toUniqueName('Lote').replace(' ', '-')
  const duoDate = inDays(500)
  const places = Array.from({ length: 500 }, (_, index) => index)
  // Few at once: the journeys beside this one are served meanwhile.
  for (let from = 0; from < places.length; from += 5) {
    await Promise.all(
      places
        .slice(from, from + 5)
        .map((index) =>
          createReminder(client).mutationFn({ name: `${name} ${index}`, type: 'task', duoDate }),
        ),
    )
  }
  await page.goto(`/tools/reminders?text=${name}`)
  await expect(page.getByText('500 lembretes', { exact: true })).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
  await page.locator('label').filter({ has: all }).click()
  await expect(page.getByText('500 selecionados')).toBeVisible()
  const archiving: string[] = []
  page.on('request', (request) => {
    if (/\/reminder\/(un)?filed$/.test(request.url()) && request.method() === 'POST') {
      archiving.push(request.url())
    }
  })
  await page.getByRole('button', { name: 'Arquivar Lembretes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Arquivar 500 lembretes?' })
  await expect(question.getByText(/^Esta ação arquivará TODOS os lembretes/)).toBeVisible()
  await page.route('**/api/reminder/filed', loseAnswer, { times: 1 })
  await question.getByRole('button', { name: 'Arquivar Lembretes' }).click()
  await expectToast(page, 'Lembretes arquivados com sucesso!')
  await expect(page.getByText('500 lembretes foram arquivados.')).toBeVisible()
  await expect(page.getByText('0 lembretes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('500 lembretes voltaram à lista.')).toBeVisible()
  expect(archiving).toHaveLength(3)
  await expect(page.getByText('500 lembretes', { exact: true })).toBeVisible()
})

test.describe('by its days', () => {
  test.use({ account: accounts.superAdmin })

  test('what is overdue and what has been delivered is said in words', async ({ page }) => {
    await page.goto(`/tools/reminders?view=agenda&day=${inDays(-20)}`)
    const late = page.getByRole('listitem').filter({ hasText: 'Publicação das demonstrações' })
    await expect(late).toContainText('Obrigação Legal, vencido')
    await expect(page.getByText(/^Nº \d+, já entregue$/).first()).toBeVisible()
    await expect(page.getByText(/^Nº \d+, previsão de entrega$/).first()).toBeVisible()
    const lastMonth = inDays(-Number(inDays(0).slice(-2))).slice(0, 8)
    await page.goto(`/tools/reminders?view=agenda&day=${lastMonth}28`)
    const fine = page.getByRole('listitem').filter({ hasText: 'Multa' })
    await expect(fine).toContainText('Fatura atrasada')
  })

  test('what could not be read of them is read on from there, and the button says that it is', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED/)
    const asked: (string | null)[] = []
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    let isCut = true
    await page.route(/\/api\/demandsBoth\?.*forecastStartDate/, async (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor')
      asked.push(cursor)
      if (cursor === null)
        return route.fulfill({ json: { demands: [], total: 1, nextCursor: 'c2' } })
      if (isCut) return route.abort()
      await arrival
      return route.fulfill({ json: { demands: [], total: 1, nextCursor: null } })
    })
    await page.goto('/tools/reminders?view=agenda')
    const partial = page.getByText(
      'Não foi possível carregar as datas das demandas ou das faturas.',
    )
    await expect(partial).toBeVisible()
    isCut = false
    asked.length = 0
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('button', { name: 'Tentando novamente' })).toBeVisible()
    arrive()
    await expect(partial).toBeHidden()
    expect(asked).toEqual(['c2'])
  })
})

test.describe('where a tool is not contracted', () => {
  test.use({ account: accounts.specific })

  test('its card and its address say so, and the contracted one opens', async ({ page }) => {
    await page.goto('/tools')
    await page.getByRole('button', { name: 'Saiba mais Mapeamento de dados' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mapeamento de dados' })
    await expect(dialog.getByText(/não faz parte do serviço contratado/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await page.getByRole('link', { name: 'Abrir Lembretes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lembretes' })).toBeVisible()
    await page.goto('/tools/mapping')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Você não tem acesso a essa ferramenta' }),
    ).toBeVisible()
  })
})
