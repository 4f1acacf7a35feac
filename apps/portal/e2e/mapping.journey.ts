import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { createBusiness } from '@tramite/core/businesses'
import { updateDemandStatus } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import {
  addMappingActivity,
  addMappingSectors,
  deleteMappingActivity,
  deleteMappingSector,
  getMapping,
  getMappingAnswers,
  listFirmMappings,
  renameMappingActivity,
  reopenMapping,
  requestMappingMeeting,
  reviewFirmMapping,
  sendMappingToReview,
  updateMappingAnswers,
} from '@tramite/core/mapping'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, test as portalTest } from './portal.fixture.ts'
import { createClient } from './sdk.ts'

interface OwnMapping {
  readonly businessName: string
  readonly client: ApiClient
  /** The firm holds the meeting: the mapping can be filled in. */
  holdMeeting(): Promise<void>
  /** The firm has reviewed what was sent, and completes the mapping. */
  complete(): Promise<void>
}

/** A mapping whose meeting was held, with one activity of the sector RH. */
async function beginActivity({ client, holdMeeting }: OwnMapping, label: string) {
  await requestMappingMeeting(client).mutationFn({})
  await holdMeeting()
  const { sectors } = await addMappingSectors(client).mutationFn({ sectors: ['RH'] })
  const sectorId = sectors[0]?.id ?? ''
  const { id: activityId } = await addMappingActivity(client).mutationFn({ sectorId, label })
  return { sectorId, activityId }
}

/** In a business of its own: other journeys use the mappings of the others. */
const test = portalTest.extend<{ own: OwnMapping }>({
  own: async ({ page, customer, apiUrl, sessions }, use) => {
    const { client } = await customer(accounts.superAdmin)
    const name = toUniqueName('Aurora Exportação')
    const { id } = await createBusiness(client).mutationFn({ name })
    const own = createClient(apiUrl, await sessions(accounts.superAdmin), id)
    const staff = createClient(apiUrl, await sessions(accounts.lawyer))
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [storageKeys.businessId, id],
    )
    await use({
      businessName: name,
      client: own,
      holdMeeting: async () => {
        const { preMeetingDemandId } = await getMapping(own).queryFn()
        const delivery = { id: preMeetingDemandId ?? '', version: null }
        await updateDemandStatus(staff).mutationFn({ ...delivery, statusKey: 'FINISHED' })
      },
      complete: async () => {
        const { mappings } = await listFirmMappings(staff, {}).queryFn({ pageParam: null })
        const sent = mappings.find(({ businessId }) => businessId === id)
        const read = { id: sent?.id ?? '', version: null }
        await reviewFirmMapping(staff).mutationFn({ ...read, statusKey: 'FINISHED' })
      },
    })
  },
})

test.use({ account: accounts.superAdmin })

test('a mapping goes from the meeting through a redo to its PDF', async ({
  page,
  own,
  expectProblems,
}) => {
  test.slow()
  expectProblems(/500|ERR_FAILED|412/)
  const start = page.getByRole('alertdialog', { name: 'Começar o mapeamento de dados' })
  await page.route('**/api/mapping/home', (route) => route.fulfill({ status: 500 }))
  await page.goto('/tools/mapping')
  await expect(start).toBeVisible()
  await start.getByRole('button', { name: 'Cancelar' }).click()
  await page.unroute('**/api/mapping/home')
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  // Changes by others also trigger a reload: it may be faster, or in progress and swallow a press.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(page.getByText('Não foi possível carregar o mapeamento')).toBeHidden({
      timeout: 2000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Solicitar reunião' }).click()
  await start.getByRole('button', { name: 'Solicitar reunião' }).click()
  const title = page.getByRole('heading', { level: 1, name: /Reunião de mapeamento de dados/ })
  await expect(title).toBeVisible()
  await own.holdMeeting()

  await page.goto('/tools/mapping')
  // The new sector takes the focus, and a second press, once the server has answered, does nothing.
  const answered = page.waitForResponse((response) => response.url().endsWith('/mapping/sectors'))
  await page.getByRole('button', { name: 'Adicionar RH' }).press('Enter')
  await answered
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText('RH')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Setores' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Adicionar Outros' }).click()
  const other = page.getByRole('dialog', { name: 'Adicionar outro setor' })
  await other.getByLabel('Nome do setor').fill('rh')
  await other.getByRole('button', { name: 'Adicionar' }).click()
  await expect(other.getByText('Este setor já foi adicionado')).toBeVisible()
  await other.getByLabel('Nome do setor').fill('Recepção')
  await other.getByRole('button', { name: 'Adicionar' }).click()
  await expect(other).toBeHidden()
  await page.getByRole('button', { name: 'Excluir RH' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Excluir setor: RH' })
  await removal.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('link', { name: 'RH', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Excluir Recepção' })).toBeFocused()

  await page.getByRole('link', { name: 'Recepção', exact: true }).click()
  await expect(page).toHaveURL(/\/tools\/mapping\/[\w-]+$/)
  await page.getByRole('button', { name: 'Adicionar atividade' }).click()
  await page.getByLabel('Nome da atividade').fill('Visita')
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar' }).click()
  await page.getByRole('button', { name: 'Renomear Visita' }).click()
  await page.getByLabel('Novo nome da atividade*', { exact: true }).fill('Acesso')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Acesso' }).click()
  await expect(page).toHaveURL(/\/activity\//)
  // The title of the loading page is gone, with the focus that it had.
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso' })).toBeFocused()
  const address = /mapping\/([\w-]+)\/activity\/([\w-]+)/
  const [, sectorId = '', activityId = ''] = address.exec(page.url()) ?? []

  // A colleague renames it while another name is being typed: the dialog says so, and saving again is
  // deliberate.
  await page.getByRole('button', { name: 'Renomear' }).click()
  const renaming = page.getByRole('dialog', { name: 'Renomear atividade' })
  await renaming.getByLabel('Novo nome da atividade*', { exact: true }).fill('Visitantes')
  await renameMappingActivity(own.client).mutationFn({
    sectorId,
    activityId,
    label: 'Portaria',
    oldLabel: 'Acesso',
  })
  await renaming.getByRole('button', { name: 'Salvar' }).click()
  await expect(renaming.getByText(/Agora ela se chama “Portaria”/)).toBeVisible()
  await renaming.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visitantes' })).toBeVisible()

  await page.getByLabel('Outros').fill('O porteiro anota o nome ')
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  // Saved meanwhile, and typing continues where it was.
  await expect(page.getByLabel('Outros')).toHaveValue('O porteiro anota o nome ')
  // Somebody else answers the same question while the user's own answer is being sent.
  const answers = '**/api/mapping/sectors/*/activities/*/answers'
  let isOvertaken = false
  await page.route(answers, async (route) => {
    if (route.request().method() === 'PUT' && !isOvertaken) {
      isOvertaken = true
      await updateMappingAnswers(own.client).mutationFn({
        sectorId,
        activityId,
        answers: { question0: 'A recepcionista anota o nome' },
        version: null,
      })
    }
    return route.continue()
  })
  await page.getByLabel('Outros').fill('O porteiro anota o nome, e guarda')
  await expect(page.getByText('Descrição da atividade: A recepcionista anota o nome')).toBeVisible()
  await page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page).toHaveURL(/question=2$/)

  // What could not be saved is restored after a reload, and is saved then.
  await page.unroute(answers)
  await page.route(answers, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'CPF e RG' }).click()
  await page.getByLabel('Outros').fill('Placa')
  await expect(page.getByText(/Ainda não foi possível salvar/)).toBeVisible()
  // Somebody else was faster: none of their answers are overwritten without asking.
  await updateMappingAnswers(own.client).mutationFn({
    sectorId,
    activityId,
    answers: { question1: 'E-mail' },
    version: null,
  })
  await page.unroute(answers)
  await page.reload()
  await expect(page.getByText('Dados coletados: E-mail', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Outros')).toHaveValue('Placa')
  await page.getByRole('button', { name: 'Ficar com a minha' }).click()
  const chosen = page.getByRole('button', { name: 'CPF e RG' })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Outros')).toHaveValue('O porteiro anota o nome, e guarda')
  await page.goBack()
  await expect(page.getByText('2 de 15 · 13% preenchido')).toBeVisible()
  await page.getByRole('link', { name: 'Transferência internacional' }).click()
  await page.getByRole('button', { name: 'Servidores nos Estados Unidos' }).click()
  await expect(page.getByText(/Os dados saem do Brasil sem que se diga/)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Mapeamento salvo com sucesso.')
  // Left at once: the answer is sent all the same.
  await page.getByRole('link', { name: 'Volume' }).click()
  await page.getByRole('button', { name: 'Até 100 pessoas' }).click()
  await page.getByRole('link', { name: 'Recepção' }).click()
  await expect(page.getByText('27% preenchido', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Mapeamento de dados' }).click()
  await expect(page.getByText('4 de 15 · 27%')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  const sending = page.getByRole('alertdialog', { name: 'Enviar para revisão' })
  await expect(sending.getByText('Faltam 11 respostas em 1 atividade')).toBeVisible()
  await expect(sending.getByText('1 ponto pede atenção')).toBeVisible()
  await sending.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Seu mapeamento está em revisão')).toBeVisible()
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}?question=2`)
  await expect(page.getByText(/Aguarde a liberação do advogado/)).toBeVisible()
  await expect(page.getByRole('main').getByText('CPF e RG, Placa').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0)

  await own.complete()
  await expect(async () => {
    await page.goto('/tools/mapping?view=report')
    // Time enough for a busy machine to open the page: each look opens it anew.
    await expect(page.getByRole('button', { name: 'Baixar PDF' })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(
    page.getByRole('heading', { level: 1, name: `Os dados que ${own.businessName} guarda` }),
  ).toBeVisible()
  const row = page.getByRole('row', { name: /Visitantes/ })
  await expect(row).toContainText('CPF e RG, Placa')
  await expect(row).toContainText('Fora do Brasil: Servidores nos Estados Unidos')
  await expect(page.getByText(/^Primeiro mapeamento/)).toBeVisible()
  await page.getByRole('link', { name: 'Mapeamento de dados' }).click()
  await expect(page.getByRole('link', { name: /^Mapeamento de dados de / })).toBeVisible()
  await page.getByRole('button', { name: 'Refazer mapeamento' }).click()
  const redo = page.getByRole('alertdialog', { name: 'Refazer o mapeamento' })
  await redo.getByRole('button', { name: 'Refazer' }).click()
  await expect(page.getByRole('button', { name: 'Enviar para revisão' })).toBeVisible()

  // An answer that differs the second time is shown beside the first.
  await page.goto('/tools')
  const card = page.getByRole('listitem').filter({ hasText: 'Mapeamento de dados' })
  await expect(card).toContainText('Visitantes: 4 de 15 perguntas')
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}?question=2`)
  await page.getByRole('button', { name: 'CPF e RG' }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await addMappingActivity(own.client).mutationFn({ sectorId, label: 'Entregas' })
  await page.goto('/tools/mapping')
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  await sending.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Seu mapeamento está em revisão')).toBeVisible()
  await own.complete()
  await page.goto('/tools/mapping?view=report')
  const changes = page.getByRole('region', { name: /^O que mudou desde o mapeamento de / })
  await expect(changes).toContainText('1 atividade incluída')
  await expect(changes).toContainText('Entregas')
  await expect(changes).toContainText('AntesCPF e RG, PlacaAgoraPlaca')
  const save = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return download
  }
  const table = await save('Baixar planilha')
  expect(table.suggestedFilename()).toMatch(/^mapeamento-de-dados-[a-z0-9-]+-\d{4}-\d\d-\d\d\.csv$/)
  const sheet = await readFile(await table.path(), 'utf8')
  expect(sheet).toMatch(/;O que mudou desde o mapeamento de \d\d\/\d\d\/\d{4}\r\n/)
  expect(sheet).toContain('Dados coletados: antes “CPF e RG, Placa”, agora “Placa”')
  expect(sheet).toMatch(/;Concluído;Recepção;Entregas;.*;Atividade incluída\r\n/)
  const document = await save('Baixar PDF')
  expect(document.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('an answer that neither the server nor the browser takes is not lost unasked', async ({
  page,
  own,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const { sectorId, activityId } = await beginActivity(own, 'Férias')
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}`)
  await expect(page.getByLabel('Outros')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route('**/answers', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Outros').fill('O RH anota')
  await expect(page.getByText(/Não saia desta página/)).toBeVisible()
  // Another question does not change the page.
  await page.getByRole('link', { name: 'Volume' }).click()
  await expect(page).toHaveURL(/question=/)
  await page.getByRole('link', { name: 'RH', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
    .getByRole('button', { name: 'Continuar preenchendo' })
    .click()
  await page.unroute('**/answers')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('link', { name: 'RH', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'RH' })).toBeVisible()
})

test('what is typed while a save is on its way goes after it, and is nobody else’s', async ({
  page,
  own,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED|412/)
  const { sectorId, activityId } = await beginActivity(own, 'Folha de pagamento')
  const others = page.getByLabel('Outros')
  /** The next save reaches the server, but its answer is held back until the test continues. */
  const holdAnswer = async (isLost: boolean) => {
    const reached = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    let attempts = isLost ? everyAttempt.times : 1
    await page.route('**/api/mapping/sectors/*/activities/*/answers', async (route) => {
      if (attempts === 0 || route.request().method() !== 'PUT') return route.fallback()
      attempts -= 1
      const response = await route.fetch()
      reached.resolve()
      await done.promise
      return isLost ? route.abort() : route.fulfill({ response })
    })
    return { reached: reached.promise, release: () => done.resolve() }
  }
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}`)
  await expect(others).toBeVisible()
  const lost = await holdAnswer(true)
  await others.fill('O RH')
  await lost.reached
  await others.fill('O RH fecha')
  lost.release()
  await expect(page.getByText(/Ainda não foi possível salvar/)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()

  const slow = await holdAnswer(false)
  await others.fill('O RH fecha a folha')
  await slow.reached
  await others.fill('O RH fecha a folha todo mês')
  await page.getByRole('link', { name: 'RH', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'RH' })).toBeVisible()
  slow.release()
  const stored = getMappingAnswers(own.client, { sectorId, activityId })
  await expect
    .poll(async () => (await stored.queryFn()).question0)
    .toBe('O RH fecha a folha todo mês')
})

test('a mapping is not sent without the answers that only the browser has', async ({
  page,
  own,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const { sectorId, activityId } = await beginActivity(own, 'Férias')
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && /answers$|review$/.test(pathname)) {
      writes.push(pathname.split('/').at(-1) ?? '')
    }
  })
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}`)
  await page.route('**/answers', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Outros').fill('O RH anota')
  await expect(page.getByText(/Ainda não foi possível salvar/)).toBeVisible()
  await page.getByRole('link', { name: 'Mapeamento de dados' }).click()
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('respostas de Férias')
  await expect(dialog.getByRole('link', { name: 'Férias' })).toBeVisible()
  expect(writes).not.toContain('review')
  await page.unroute('**/answers')
  writes.length = 0
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog).toBeHidden()
  expect(writes).toEqual(['answers', 'review'])
  const { question0 } = await getMappingAnswers(own.client, { sectorId, activityId }).queryFn()
  expect(question0).toBe('O RH anota')
})

test('what is done meanwhile by somebody else shows on the pages that are open', async ({
  page,
  own,
  expectProblems,
}) => {
  test.slow()
  expectProblems(
    /404 .*\/api\/mapping\/sectors\//,
    /ERR_FAILED.*\/api\/mapping\/sectors\)/,
    /ERR_FAILED.*\/answers/,
  )
  await requestMappingMeeting(own.client).mutationFn({})
  await own.holdMeeting()
  const addSector = (kind: 'RH' | 'Marketing') =>
    addMappingSectors(own.client).mutationFn({ sectors: [kind] })
  const { sectors } = await addSector('RH')
  const place = { sectorId: sectors[0]?.id ?? '' }
  await page.goto('/tools/mapping')
  await expect(page.getByRole('link', { name: 'RH' })).toBeVisible()
  await addSector('Marketing')
  await expect(page.getByRole('link', { name: 'Marketing' })).toBeVisible()
  // A sector whose response was lost exists, and no error is shown.
  const attempts: Route[] = []
  const lose = (route: Route) => {
    attempts.push(route)
    return loseAnswer(route)
  }
  await page.route('**/api/mapping/sectors', lose, everyAttempt)
  await page.getByRole('button', { name: 'Adicionar Vendas' }).click()
  await expect(page.getByRole('link', { name: 'Vendas' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Nor is it shown when the sector is offered again, since it was deleted.
  await expect.poll(() => attempts.length).toBe(everyAttempt.times)
  const removal = page.getByRole('alertdialog')
  // The list is drawn again as the last attempt fails, which ends a press that has begun on it.
  await expect(async () => {
    if (!(await removal.isVisible())) {
      await page.getByRole('button', { name: 'Excluir Vendas' }).click({ timeout: 5000 })
    }
    await expect(removal).toBeVisible({ timeout: 5000 })
  }).toPass()
  await removal.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar Vendas' })).toBeEnabled()
  await expect(page.getByText(/^Vendas: /)).toHaveCount(0)

  const { id: activityId } = await addMappingActivity(own.client).mutationFn({
    ...place,
    label: 'Folha de pagamento',
  })
  await page.goto(`/tools/mapping/${place.sectorId}/activity/${activityId}`)
  const others = page.getByLabel('Outros')
  await expect(others).toHaveValue('')
  await updateMappingAnswers(own.client).mutationFn({
    ...place,
    activityId,
    answers: { question0: 'O RH fecha a folha' },
  })
  await expect(others).toHaveValue('O RH fecha a folha')
  // A record deleted while the user is typing is reported, and the report takes the focus.
  const gone = page.locator('h1:focus')
  // What is typed has not reached the server: it can still be read.
  await page.route('**/answers', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await others.fill('O RH e a contabilidade fecham a folha')
  await deleteMappingActivity(own.client).mutationFn({ ...place, activityId })
  await expect(gone).toHaveText('Atividade não encontrada')
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não enviou' })
  await expect(unsent).toContainText('O RH e a contabilidade fecham a folha')
  await page.goto(`/tools/mapping/${place.sectorId}`)
  await page.getByRole('button', { name: 'Adicionar atividade' }).click()
  await page.getByLabel('Nome da atividade').fill('Férias')
  await deleteMappingSector(own.client).mutationFn(place)
  await expect(gone).toHaveText('Setor não encontrado')
  await expect(unsent).toContainText('Férias')
  // A sector that a colleague deletes before it could be shown is offered again.
  await page.goto('/tools/mapping')
  await page.route('**/api/mapping/sectors', async (route) => {
    const response = await route.fetch()
    const added: { sectors: { id: string }[] } = await response.json()
    for (const { id } of added.sectors) {
      await deleteMappingSector(own.client).mutationFn({ sectorId: id })
    }
    await route.fulfill({ response })
  })
  const offer = page.getByRole('button', { name: 'Adicionar Jurídico' })
  const answered = page.waitForResponse('**/api/mapping/sectors')
  await offer.click()
  await answered
  await expect(offer).not.toHaveAttribute('aria-busy')
})

portalTest.describe('without the tool', () => {
  portalTest.use({ account: accounts.suspended })

  portalTest('who may not open it reads why, and whom to ask', async ({ page }) => {
    await page.goto('/tools/mapping')
    await expect(page.getByRole('heading', { level: 1, name: 'Contrato suspenso' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Falar com o escritório' })).toBeVisible()
  })
})

test('an answer that a review did not take is asked about before it enters the mapping', async ({
  page,
  own,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED|409/)
  const { sectorId, activityId } = await beginActivity(own, 'Folha')
  const answers = '**/api/mapping/sectors/*/activities/*/answers'
  await page.route(answers, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.goto(`/tools/mapping/${sectorId}/activity/${activityId}?question=2`)
  await page.getByLabel('Outros').fill('Placa')
  await expect(page.getByText(/Ainda não foi possível salvar/)).toBeVisible()
  // The last attempt to save it meets the closed mapping, and not one that is open again.
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.status() === 409,
  )
  await sendMappingToReview(own.client).mutationFn({})
  await page.unroute(answers)
  await refused
  await expect(page.getByText(/não entrou no mapeamento e está guardado/)).toBeVisible()
  await own.complete()
  await reopenMapping(own.client).mutationFn()
  const asked = page.getByText(
    'Dados coletados: guardado aqui “Placa”; no mapeamento não há resposta',
  )
  await expect(asked).toBeVisible()
  await page.reload()
  await expect(asked).toBeVisible()
  await expect(page.getByLabel('Outros')).toHaveValue('')
  await page.getByRole('button', { name: 'Usar' }).click()
  await expect(page.getByLabel('Outros')).toHaveValue('Placa')
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  expect(await getMappingAnswers(own.client, { sectorId, activityId }).queryFn()).toMatchObject({
    question1: 'Placa',
  })
})
