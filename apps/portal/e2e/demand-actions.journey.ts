import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { makeDemandPrivate, updateDemandStatus } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { openAnswer } from './drafts.ts'
import { loseAnswer } from './lost-answer.ts'
import { expect, expectToast, test } from './portal.fixture.ts'

test.use({ account: accounts.user })

const timeZone = 'America/Sao_Paulo'
const day = 24 * 60 * 60 * 1000
const inDays = (count: number) => civilDateOf(new Date(Date.now() + count * day), timeZone)

test('a pending demand is resolved, a delivered one reopened and validated, each with its word', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const actions = page.getByRole('group', { name: 'Ações da demanda' })
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Resolver pendências' })).toBeHidden()

  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula do imóvel.' })
  await expect(page.getByText('Falta a matrícula do imóvel.')).toBeVisible()
  await expect(page.getByText('O escritório espera a sua resposta.')).toBeVisible()
  await actions.getByRole('button', { name: 'Resolver pendências' }).click()
  const resolve = page.getByRole('dialog', { name: 'Resolver pendências' })
  await resolve.getByRole('button', { name: 'Enviar' }).click()
  await expect(resolve.getByText('Descrição é obrigatório')).toBeVisible()
  await resolve.getByLabel('Descrição').fill('Segue a matrícula atualizada.')
  await resolve.getByRole('button', { name: 'Enviar' }).click()
  await expectToast(page, 'Informações enviadas com sucesso.')
  await expect(resolve).toBeHidden()
  await expect(page.getByText('Segue a matrícula atualizada.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Em Andamento$/ })).toBeVisible()

  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await actions.getByRole('button', { name: 'Reabrir' }).click()
  const reopen = page.getByRole('dialog', { name: 'Reabrir demanda' })
  await reopen.getByLabel('Descrição').fill('   ')
  await reopen.getByRole('button', { name: 'Enviar' }).click()
  await expect(reopen.getByText('Descrição é obrigatório')).toBeVisible()
  await reopen.getByLabel('Descrição').fill('Falta a averbação.')
  await reopen.getByRole('button', { name: 'Enviar' }).click()
  await expect(reopen).toBeHidden()
  await expect(page.getByText('Falta a averbação.')).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Validar' })).toBeHidden()

  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await actions.getByRole('button', { name: 'Validar' }).click()
  const validation = page.getByRole('alertdialog', { name: 'Validar demanda' })
  await expect(validation.getByText(/você aceita o que foi entregue/)).toBeVisible()
  await validation.getByRole('button', { name: 'Validar' }).dblclick()
  await expectToast(page, 'Demanda validada com sucesso')
  const today = formatDate(new Date().toISOString(), timeZone)
  await expect(page.getByText(`Validado por Beatriz Lima em ${today}`)).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Validar' })).toBeHidden()
  await page.reload()
  await expect(page.getByText(`Validado por Beatriz Lima em ${today}`)).toBeVisible()
})

test('priority shows its dates first, and is offered only while it can be had', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const actions = page.getByRole('group', { name: 'Ações da demanda' })
  await expect(actions.getByRole('button', { name: /notificações/ })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: inDays(2) })
  await expect(page.getByRole('definition').filter({ hasText: /^Em Andamento$/ })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()

  const forecast = inDays(40)
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: forecast })
  await actions.getByRole('button', { name: 'Priorizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Priorizar demanda' })
  await expect(dialog.getByText(/mudam? de data/).first()).toBeVisible()
  await expect(dialog).toContainText(formatDate(forecast, timeZone))
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Prioritária', { exact: true })).toBeHidden()

  await actions.getByRole('button', { name: 'Priorizar' }).click()
  await dialog.getByRole('button', { name: 'Priorizar' }).click()
  await expectToast(page, 'Demanda priorizada com sucesso!')
  await expect(page.getByText('Prioritária', { exact: true })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: formatDate(forecast) })).toBeHidden()
})

test('an open dialog says who has overtaken it, and promises nothing that will not come', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  // A preview may be asked for just as the demand moves on.
  expectProblems(/409 .*\/forecast\/preview/, /409 .*\/sla/)
  const { raise } = await customer(accounts.user)
  const colleague = await customer(accounts.admin)
  const { name } = colleague.user
  const goOn = (id: string, message: string) =>
    updateDemandStatus(colleague.client).mutationFn({
      id,
      statusKey: 'IN_PROGRESS',
      message,
      version: null,
    })
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: inDays(40) })
  await page.goto(`/demands/${id}`)
  const actions = page.getByRole('group', { name: 'Ações da demanda' })
  await actions.getByRole('button', { name: 'Priorizar' }).click()
  const priority = page.getByRole('dialog', { name: 'Priorizar demanda' })
  await expect(priority.getByRole('button', { name: 'Priorizar' })).toBeEnabled()
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await expect(priority.getByText(/^Helena Prado mudou o status da demanda/)).toBeVisible()
  await expect(priority.getByText('Nova previsão')).toBeHidden()
  await expect(priority.getByRole('button', { name: 'Priorizar' })).toBeDisabled()
  await priority.getByRole('button', { name: 'Cancelar' }).click()

  await actions.getByRole('button', { name: 'Validar' }).click()
  const validation = page.getByRole('alertdialog', { name: 'Validar demanda' })
  await expect(validation.getByRole('button', { name: 'Validar' })).toBeEnabled()
  await goOn(id, 'Falta a averbação.')
  await expect(validation.getByText(`${name} reabriu a demanda em`)).toBeVisible()
  await expect(validation.getByRole('button', { name: 'Validar' })).toBeDisabled()
  await validation.getByRole('button', { name: 'Cancelar' }).click()

  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a ata.' })
  const reply = await openAnswer(page)
  await expect(reply.getByText('Falta a ata.')).toBeVisible()
  await firm.addItem(id, { type: 'MESSAGE', content: 'Esqueci: e a procuração.' })
  await expect(reply.getByText('Esqueci: e a procuração.')).toBeVisible()
  await expect(reply.getByText(/^O escritório escreveu mais/)).toBeVisible()
  await goOn(id, 'Seguem as duas.')
  await expect(reply.getByText(`${name} já respondeu ao escritório, em`)).toBeVisible()
  await expect(reply.getByText(/a demanda volta a andar/)).toBeHidden()
  await expect(reply.getByRole('button', { name: 'Enviar como mensagem' })).toBeEnabled()
})

test('a demand is renamed by its title; blanks are no name', async ({ page, customer }) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: /Renomear$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renomear demanda' })
  await dialog.getByLabel('Novo nome da demanda*').fill('   ')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Sua demanda precisa de um nome!')
  const next = toUniqueName('Aditivo 2/2026: prazo & multa')
  await dialog.getByLabel('Novo nome da demanda*').fill(next)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
})

test('a name that is being typed can be read when the demand is hidden meanwhile', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { client, user, raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: /Renomear$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renomear demanda' })
  await dialog.getByLabel('Novo nome da demanda*').fill('Aditivo do galpão')
  await makeDemandPrivate(client).mutationFn({ id, userId: user.id })
  await expect(page.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não enviou' })
  await expect(unsent).toContainText('Aditivo do galpão')
})

test('a name whose answer was lost is nobody else’s, and is saved by the same press', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const { id } = await (await customer(accounts.user)).raise()
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: /Renomear$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Renomear demanda' })
  const next = toUniqueName('Aditivo de prazo')
  await dialog.getByLabel('Novo nome da demanda*').fill(next)
  const isRename = (url: URL) => decodeURIComponent(url.pathname).endsWith(next)
  await page.route(isRename, loseAnswer)
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1, name: next, includeHidden: true })
  await expect(title).toBeVisible()
  await expect(dialog.getByText(/mudou enquanto você escrevia/)).toBeHidden()
  const save = dialog.getByRole('button', { name: 'Salvar' })
  // Until then it may be sent once more, as soon as the line is back.
  await expect(save).toBeEnabled()
  // Whoever goes on from there overwrites nothing but the own name.
  await expectToast(page, 'Não sabemos se deu certo')
  await dialog.getByLabel('Novo nome da demanda*').fill(`${next} e de valor`)
  await expect(dialog.getByText(/mudou enquanto você escrevia/)).toBeHidden()
  await page.unroute(isRename)
  await save.click()
  await expect(dialog).toBeHidden()
})

test('following is switched; marked as unread it leads back and stands out', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const { name } = await raise()
  const address = `/demands?name=${encodeURIComponent(name)}`
  await page.goto(address)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(row).toBeVisible()
  await expect(row.getByRole('img', { name: 'Não lida' })).toBeHidden()
  await row.getByRole('link', { name }).click()

  const follow = page.getByRole('button', { name: 'Receber notificações desta demanda' })
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Mais ações' }).click()
  // A menu that fades slowly is still there when the answer has arrived, but Back must not count it as open.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-exiting] { animation-duration: 5s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.getByRole('menuitem', { name: 'Marcar como não lida' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('name') === name)
  await expect(row.getByRole('img', { name: 'Não lida' })).toBeVisible()
})

test('who goes on while it is being marked as unread stays where they went', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const { id, name } = await raise()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/demands/*/visualized', async (route) => {
    if (route.request().method() === 'DELETE') await held
    await route.continue()
  })
  await page.goto('/documents')
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Marcar como não lida' }).click()
  await page.getByRole('link', { name: 'Demandas', exact: true }).first().click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(row).toBeVisible()
  release()
  await expect(row.getByRole('img', { name: 'Não lida' })).toBeVisible()
  await expect(page).toHaveURL('/demands')
})

test('following stands as it was pressed until the page has been read again', async ({
  page,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const follow = page.getByRole('button', { name: 'Receber notificações desta demanda' })
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  const seen = await follow.evaluateHandle((button) => {
    const states: (string | null)[] = []
    new MutationObserver(() => states.push(button.ariaPressed)).observe(button, {
      attributeFilter: ['aria-pressed'],
    })
    return states
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.startsWith(`/api/demands/${id}`),
    async (route) => {
      if (route.request().method() === 'GET') await held
      await route.continue()
    },
  )
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await follow.click()
  await answered
  const readAgain = page.waitForResponse((response) =>
    response.url().includes(`/api/demands/${id}`),
  )
  release()
  await readAgain
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  expect(await seen.jsonValue()).toEqual(['false'])
})
