import type { Page } from '@playwright/test'
import { type Business, createBusiness } from '@tramite/core/businesses'
import { createDemand, updateDemandStatus } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import {
  getRiskTable,
  listRiskDemands,
  type RiskTableRow,
  redoRiskSector,
  riskMeetingDraft,
  saveRiskAnswer,
  toRiskForm,
} from '@tramite/core/risk'
import { storageKeys } from '@tramite/core/session'
import { readSheet } from 'read-excel-file/node'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { loseAnswer } from './lost-answer.ts'
import { expect, expectToast, test as portalTest, toastOf } from './portal.fixture.ts'
import { holdEvents } from './screens.ts'
import { createClient } from './sdk.ts'

interface Analysis {
  readonly business: Pick<Business, 'id' | 'name'>
  readonly client: ApiClient
  readonly setStatus: (statusKey: 'FINISHED' | 'PENDING') => Promise<void>
}

/** In a business of its own: other journeys use the analyses of the others. */
const test = portalTest.extend<{ analysis: Analysis }>({
  analysis: async ({ page, customer, apiUrl, sessions }, use) => {
    const { client: owner } = await customer(accounts.superAdmin)
    const name = toUniqueName('Aurora Atacado')
    const business = await createBusiness(owner).mutationFn({ name })
    const client = createClient(apiUrl, await sessions(accounts.superAdmin), business.id)
    const staff = createClient(apiUrl, await sessions(accounts.lawyer))
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [storageKeys.businessId, business.id],
    )
    await use({
      business: { id: business.id, name },
      client,
      async setStatus(statusKey) {
        const { demands } = await listRiskDemands(client).queryFn()
        const [demand] = demands
        if (!demand) throw new Error('There is no demand of the analysis')
        await updateDemandStatus(staff).mutationFn({ id: demand.id, statusKey, version: null })
      },
    })
  },
})

test.use({ account: accounts.superAdmin })

async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('dialog', { name: 'Análise Interna de Risco' })
  await expect(terms.getByRole('button', { name: 'Aceito' })).toBeDisabled()
  await terms.getByText('Li e aceito os termos').click()
  await terms.getByRole('button', { name: 'Aceito' }).click()
}

/** Answers every question of the rows with its first answer. */
async function answerAll(client: ApiClient, rows: readonly RiskTableRow[]): Promise<void> {
  for (const row of rows) {
    const saved = toRiskForm(row)
    for (const { question } of row.questions) {
      const [first] = question.AnswerAIRs
      if (saved[question.id] || !first) continue
      await saveRiskAnswer(client).mutationFn({ Question_id: question.id, Answer_id: first.id })
    }
  }
}

test('a risk analysis goes from the meeting to the firm, waits while the firm waits, and goes again', async ({
  page,
  analysis: { client, setStatus },
}) => {
  test.slow()
  // By its address, before the analysis has started.
  await page.goto('/tools/analysisRisk', { waitUntil: 'commit' })
  await expectToast(page, 'Este Negócio não iniciou uma Análise de Risco!')
  await expect(page).toHaveURL('/tools')
  const card = page.getByRole('button', { name: 'Abrir Análise Interna de Risco' })
  const meeting = page.getByRole('alertdialog', { name: 'Começar a análise interna de risco' })
  await card.click()
  await meeting.getByRole('button', { name: 'Solicitar reunião' }).click()
  await expectToast(page, 'Demanda criada com sucesso!')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/Pré Reunião Análise Interna de Risco/)
  // Until the firm has held it, the card leads there.
  await page.goto('/tools')
  const link = page.getByRole('link', { name: 'Abrir Análise Interna de Risco' })
  await expect(link).toHaveAttribute('href', /^\/demands\//)
  const standing = page.getByRole('listitem').filter({ has: link })
  await expect(standing).toContainText('Aguardando a reunião')
  await setStatus('FINISHED')

  // A sector is not shown before the terms are accepted.
  const rows = await getRiskTable(client).queryFn()
  const [first] = rows
  if (!first) throw new Error('There is no sector')
  await page.goto(first.href)
  await expect(page).toHaveURL('/tools/analysisRisk')
  // Opened with the page, the terms have no button to return the focus to.
  await page.reload()
  await acceptTerms(page)
  await expect(title).toBeFocused()
  await expect(page.getByRole('button', { name: 'Enviar análise' })).toBeDisabled()

  await page.getByRole('link', { name: new RegExp(`Responder.*${first.sector.name}`) }).click()
  await expect(title).toHaveText(first.sector.name)
  await expect(page).toHaveURL(/\/tools\/analysisRisk\/sector\/[\w-]+$/)
  const groups = page.getByRole('radiogroup')
  await groups.first().getByRole('radio').first().check({ force: true })
  // Unsent choices are restored after a reload; what a colleague answers meanwhile is not overwritten.
  await page.reload()
  await expect(page.getByText(/^Este é o rascunho que foi salvo às \d\d:\d\d\.$/)).toBeVisible()
  await expect(groups.first().getByRole('radio').first()).toBeChecked()
  const save = page.getByRole('button', { name: 'Salvar respostas' })
  const asked = first.questions.map(({ question }) => question)
  const colleague = async (place: number, answer: number) => {
    const question = asked[place]
    await saveRiskAnswer(client).mutationFn({
      Question_id: question?.id ?? '',
      Answer_id: question?.AnswerAIRs[answer]?.id ?? '',
    })
  }
  await colleague(1, 0)
  await save.click()
  await expect(groups.nth(1).getByRole('radio').first()).toBeChecked()
  await expect(save).toBeDisabled()
  await colleague(1, 1)
  await groups.nth(2).getByRole('radio').first().check({ force: true })
  await save.click()
  await expect(groups.nth(1).getByRole('radio').nth(1)).toBeChecked()
  // Both answer the same question: the second one sees what the first has chosen, and decides.
  const theirs = page.getByText(`${asked[2]?.name}: ${asked[2]?.AnswerAIRs[1]?.name}`)
  const mine = groups.nth(2).getByRole('radio').nth(2)
  await expect(mine).toBeEnabled()
  await mine.check({ force: true })
  await colleague(2, 1)
  await expect(theirs).toBeVisible()
  await expect(mine).toBeChecked()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await expect(theirs).toBeHidden()
  await save.click()
  const keptAnswer = async () => {
    const kept = await getRiskTable(client).queryFn()
    return kept.find(({ href }) => href === first.href)?.questions[2]?.chosen?.Answer_id
  }
  await expect.poll(keptAnswer).toBe(asked[2]?.AnswerAIRs[2]?.id)
  await expect(mine).toBeEnabled()
  // An answer that a colleague withdraws is no longer chosen.
  await expect(page.getByText(/^3 de \d+ respondidas$/)).toBeVisible()
  await redoRiskSector(client).mutationFn({ sectorId: first.sector.id })
  await expect(page.getByText(/^0 de \d+ respondidas$/)).toBeVisible()
  await expect(groups.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Calcular Risco' }).click()
  await expect(groups.nth(3)).toHaveAttribute('aria-invalid', 'true')
  for (const group of await groups.all()) {
    await group.getByRole('radio').first().check({ force: true })
  }
  await page.getByRole('button', { name: 'Calcular Risco' }).click()
  await expect(page.getByText(/^Probabilidade .* × impacto .* = \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refazer' })).toBeVisible()
  // The button was below all questions: the title, and the result beneath it, scroll into view.
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  await page.goto('/tools')
  const questions = rows.reduce((sum, { total }) => sum + total, 0)
  await expect(standing).toContainText(`${first.total} de ${questions} perguntas`)
  await page.goBack()

  // The other sectors, elsewhere; one is answered again.
  await answerAll(client, rows)
  await page.getByRole('button', { name: 'Refazer' }).click()
  const redo = page.getByRole('alertdialog', { name: 'Refazer as respostas' })
  await redo.getByRole('button', { name: 'Refazer' }).click()
  await expect(page.getByRole('button', { name: 'Calcular Risco' })).toBeVisible()
  await answerAll(client, await getRiskTable(client).queryFn())

  await page.goto('/tools/analysisRisk')
  const send = page.getByRole('button', { name: 'Enviar análise' })
  await send.click()
  await expectToast(page, 'Dados enviados com sucesso! Aguarde retorno')

  await setStatus('PENDING')
  await page.reload()
  await send.click()
  const refusal = 'Estamos analisando a sua última solicitação, aguarde o retorno.'
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(title).toHaveText(/Pré Reunião Análise Interna de Risco/)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Baixar .*\.xlsx/ })
    .first()
    .click()
  const sheet = await readSheet(await (await download).path())
  const answered = await getRiskTable(client).queryFn()
  expect(
    sheet.map(([event, question, answer, , level]) => [event, question, answer, level]),
  ).toEqual([
    ['Evento de risco', 'Pergunta', 'Resposta', 'Nível de risco'],
    ...answered.flatMap(({ sector, questions: all, result }) =>
      all.map(({ question, chosen }) => [
        sector.name,
        question.name,
        question.AnswerAIRs.find(({ id }) => id === chosen?.Answer_id)?.name,
        result?.level,
      ]),
    ),
  ])

  await setStatus('FINISHED')
  await page.goto('/tools/analysisRisk')
  await send.click()
  await expectToast(page, 'Dados enviados com sucesso! Aguarde retorno')
})

test('a calculation does not replace what a colleague has answered meanwhile, and asks whose is to stay', async ({
  page,
  analysis: { client, setStatus },
  expectProblems,
}) => {
  expectProblems(/412 .*\/answerCustomer/)
  await createDemand(client).mutationFn(riskMeetingDraft)
  await setStatus('FINISHED')
  const [sector] = await getRiskTable(client).queryFn()
  if (!sector) throw new Error('There is no sector')
  const asked = sector.questions.map(({ question }) => question)
  const choose = (place: number, answer: number) =>
    saveRiskAnswer(client).mutationFn({
      Question_id: asked[place]?.id ?? '',
      Answer_id: asked[place]?.AnswerAIRs[answer]?.id ?? '',
    })
  for (const place of asked.keys()) if (place > 0) await choose(place, 0)
  await holdEvents(page)
  await page.goto('/tools/analysisRisk')
  await acceptTerms(page)
  await page.goto(sector.href)
  const radios = (place: number) => page.getByRole('radiogroup').nth(place).getByRole('radio')
  await expect(radios(2).first()).toBeChecked()
  await radios(0).first().check({ force: true })
  await radios(2).nth(2).check({ force: true })
  await choose(2, 1)

  const calculate = page.getByRole('button', { name: 'Calcular Risco' })
  await calculate.click()
  const theirs = page.getByText(`${asked[2]?.name}: ${asked[2]?.AnswerAIRs[1]?.name}`)
  await expect(theirs).toBeVisible()
  await expect(toastOf(page)).toHaveText('')
  await expect(radios(0).first()).toBeChecked()
  await page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await calculate.click()
  await expect(page.getByText(/^Probabilidade .* × impacto .* = \d+$/)).toBeVisible()
  const [kept] = await getRiskTable(client).queryFn()
  expect(kept?.questions[2]?.chosen?.Answer_id).toBe(asked[2]?.AnswerAIRs[2]?.id)
})

test('what was not saved before a colleague concluded the sector is told, and there again when it is redone', async ({
  page,
  analysis: { client, setStatus },
}) => {
  await createDemand(client).mutationFn(riskMeetingDraft)
  await setStatus('FINISHED')
  const rows = await getRiskTable(client).queryFn()
  const [sector] = rows
  const [asked] = sector?.questions ?? []
  if (!sector || !asked) throw new Error('There is no question')
  await page.goto('/tools/analysisRisk')
  await acceptTerms(page)
  await page.goto(sector.href)
  const mine = page.getByRole('radiogroup').first().getByRole('radio').nth(2)
  await mine.check({ force: true })
  await answerAll(client, rows)
  const told = page.getByText(
    'O evento de risco foi concluído antes de você salvar estas respostas',
  )
  await expect(told).toBeVisible()
  const choice = `${asked.question.name}: ${asked.question.AnswerAIRs[2]?.name}`
  await expect(page.getByText(choice)).toBeVisible()
  await page.getByRole('button', { name: 'Refazer' }).click()
  const redo = page.getByRole('alertdialog', { name: 'Refazer as respostas' })
  await redo.getByRole('button', { name: 'Refazer' }).click()
  await expect(mine).toBeChecked()
  await expect(told).toBeHidden()
})

test('a meeting that a colleague has just asked for is not offered again', async ({
  page,
  analysis: { client },
}) => {
  const lists = /\/api\/demands\?.*demandTypeName/
  const live = page.waitForResponse('**/api/events?*')
  const first = page.waitForResponse(lists)
  await page.goto('/tools')
  const card = page.getByRole('button', { name: 'Abrir Análise Interna de Risco' })
  await expect(card).toBeEnabled()
  await Promise.all([live, first])
  const answer = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest(lists)
  const { id } = await createDemand(client).mutationFn(riskMeetingDraft)
  await asked
  await card.click()
  const meeting = page.getByRole('alertdialog', { name: 'Começar a análise interna de risco' })
  await expect(meeting).toBeHidden()
  answer.resolve()
  await expect(page).toHaveURL(`/demands/${id}`)
})

test('what is under way goes on for the business in which it was pressed', async ({
  page,
  analysis: { business, client, setStatus },
}) => {
  await createDemand(client).mutationFn(riskMeetingDraft)
  await setStatus('FINISHED')
  const rows = await getRiskTable(client).queryFn()
  const [first] = rows
  if (!first) throw new Error('There is no sector')
  await page.goto('/tools/analysisRisk')
  await acceptTerms(page)
  await page.goto(first.href)
  const groups = page.getByRole('radiogroup')
  await expect(groups).toHaveCount(first.total)
  for (const place of [0, 1, 2]) {
    await groups.nth(place).getByRole('radio').first().check({ force: true })
  }

  const line = Promise.withResolvers<void>()
  const businesses: (string | undefined)[] = []
  await page.route('**/analysisRisk/answerCustomer', async (route) => {
    businesses.push(route.request().headers().businessid)
    await line.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Salvar respostas' }).click()
  await expect.poll(() => businesses.length).toBe(1)
  const selector = page.getByRole('banner').getByLabel('Negócio:')
  await selector.selectOption('Aurora Botânica')
  await expect(groups).toHaveCount(0)
  line.resolve()
  await expect.poll(() => businesses).toEqual([business.id, business.id, business.id])

  // Leaving while the analysis is being sent does not stop it, and who comes back sees it.
  await answerAll(client, rows)
  await page.goto('/demands')
  await selector.selectOption(business.name)
  await page.goto('/tools/analysisRisk')
  const made = Promise.withResolvers<void>()
  const sheets: string[] = []
  await page.route('**/answerCustomer/excel', async (route) => {
    sheets.push(route.request().url())
    await made.promise
    await route.continue()
  })
  const send = page.getByRole('button', { name: /^Envia/ })
  const leave = async () => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  }
  await send.click()
  await expect.poll(() => sheets.length).toBe(1)
  await leave()
  await page.goBack()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await leave()
  made.resolve()
  await expectToast(page, 'Dados enviados com sucesso! Aguarde retorno')
  expect(sheets).toHaveLength(1)

  // Who leaves before it is refused is told of it.
  await page.goBack()
  await expect(send).toBeEnabled()
  await setStatus('PENDING')
  const found = Promise.withResolvers<void>()
  await page.route(/\/demands\?.*demandTypeName/, async (route) => {
    await found.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/demands\?.*demandTypeName/)
  await send.click()
  await asked
  await leave()
  found.resolve()
  await expectToast(page, 'A análise não foi enviada')
})

test('one whose answer was lost arrives once, sent again by who left its page and came back', async ({
  page,
  analysis: { client, setStatus },
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/items\/message/)
  await createDemand(client).mutationFn(riskMeetingDraft)
  await setStatus('FINISHED')
  await answerAll(client, await getRiskTable(client).queryFn())
  await page.goto('/tools/analysisRisk')
  await acceptTerms(page)
  // The first one reopens its demand; the next is a message of it.
  const send = page.getByRole('button', { name: 'Enviar análise' })
  const sent = 'Dados enviados com sucesso!'
  await send.click()
  await expectToast(page, sent)
  await page.goto('/tools/analysisRisk')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/items/message')) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/items/message', loseAnswer)
  await send.click()
  await expectToast(page, 'Não sabemos se deu certo')
  await page.unroute('**/items/message')
  await page.getByRole('link', { name: 'Documentos', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  await page.goBack()
  await send.click()
  await expectToast(page, sent)
  expect(new Set(keys).size).toBe(1)
})
