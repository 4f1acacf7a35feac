import { readFile } from 'node:fs/promises'
import { buildDocument } from '@tramite/core/testing'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import type { FirmSide } from './firm-side.ts'
import { expect, expectToast, reachDemand, test, toastOf } from './portal.fixture.ts'

const publish = (firm: FirmSide) =>
  firm.publishTemplate({
    name: toUniqueName('Termo de adiantamento'),
    description: 'Adianta um valor a um fornecedor.',
    html: '<h1>Termo</h1><p>{{nome}}, CNPJ nº {{cnpj}}, recebe {{valor}} em {{dia}}.</p>',
    fields: [
      { name: 'nome', label: 'Nome do fornecedor', type: 'text' },
      { name: 'cnpj', label: 'CNPJ do fornecedor', type: 'cnpj' },
      { name: 'valor', label: 'Valor do adiantamento', type: 'money' },
      { name: 'dia', label: 'Dia do pagamento', type: 'date' },
    ],
  })

test('a document from its first letter through a closed browser and the review to its PDF and .docx', async ({
  expectProblems,
  firm,
  open,
}) => {
  expectProblems(/404 .*\/api\/templates/)
  const { id, name } = await publish(firm)
  const first = await open(accounts.colleague)
  await first.goto('/tools/templates')
  await first.getByRole('searchbox', { name: 'Buscar modelo' }).fill(name)
  await expect(first.getByText('1 modelo', { exact: true })).toBeVisible()
  await first.getByRole('link', { name }).click()
  await expect(first.getByText('Nunca foi revisado')).toBeVisible()
  await first.getByRole('link', { name: 'Gerar novo documento' }).click()
  await expect(first.getByText('0%', { exact: true })).toBeVisible()

  const elsewhere = await open(accounts.colleague)
  await elsewhere.goto(`/tools/templates/${id}/questions`)
  await expect(elsewhere.getByLabel('Nome do fornecedor')).toHaveValue('')
  const paper = first.getByRole('region', { name: 'Documento ao vivo' })
  await expect(paper).toContainText('__________, CNPJ nº __________')
  await first.getByLabel('Nome do fornecedor').fill('<b>Estúdio & Cia</b>')
  await expect(paper).toContainText('<b>Estúdio & Cia</b>, CNPJ nº __________')
  await first.getByLabel('Nome do fornecedor').press('Enter')
  await expect(first.getByRole('heading', { name: 'Página 1 de 2' })).toBeVisible()
  await first.getByLabel('CNPJ do fornecedor').pressSequentially('11222333000181')
  await expect(first.getByLabel('CNPJ do fornecedor')).toHaveValue('11.222.333/0001-81')
  await expect(first.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible()
  await first.getByRole('button', { name: 'Próxima página' }).click()
  await expectToast(first, 'Valor do adiantamento é um campo obrigatório')
  await expect(first.getByText('Este campo é obrigatório')).toBeVisible()
  await expect(first.getByLabel('Valor do adiantamento')).toBeFocused()
  const saved = first.waitForResponse(
    async (response) =>
      response.request().method() === 'PUT' && (await response.text()).includes('48.000,00'),
  )
  await first.getByLabel('Valor do adiantamento').pressSequentially('4800000')
  await first.getByLabel('Valor do adiantamento').blur()
  await saved
  await expect(first.getByText('R$ 48.000,00 (quarenta e oito mil reais)').first()).toBeVisible()
  // A form left open on another device takes over what was answered here when it is shown again.
  await elsewhere.evaluate(() => window.document.dispatchEvent(new Event('visibilitychange')))
  await expect(elsewhere.getByLabel('CNPJ do fornecedor')).toHaveValue('11.222.333/0001-81')
  await elsewhere.context().close()
  await first.context().close()

  const page = await open(accounts.colleague)
  await page.goto('/tools')
  await expect(
    page.getByRole('main').getByText(/rascunhos? começados?, .*salvo hoje$/),
  ).toBeVisible()
  await page.goto(`/tools/templates/${id}`)
  await expect(page.getByText(/^3 de 4 respostas, salvo em /)).toBeVisible()
  await page.getByRole('link', { name: 'Continuar rascunho' }).click()
  await expect(page.getByLabel('Nome do fornecedor')).toHaveValue('<b>Estúdio & Cia</b>')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/\/questions\?page=2$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Página 1 de 2' })).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Página 2 de 2' })).toBeFocused()
  await page.reload()
  await page.getByLabel('Dia do pagamento', { exact: true }).fill('10/03/2027')
  await expect(page.getByText('10 de março de 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Gerar documento' }).click()
  const question = page.getByRole('dialog', { name: 'Pedir a revisão?' })
  await question.getByRole('button', { name: 'Sim' }).click()
  const demandId = await reachDemand(page)
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`Revisão do documento ${name}`) }),
  ).toBeVisible()
  const content = 'Revisado: pode assinar.'
  await firm.addItem(demandId, { type: 'MESSAGE', content })
  await expect(page.getByRole('main').getByText(content)).toBeVisible()

  await page.goto(`/tools/templates/${id}`)
  await expect(page.getByRole('link', { name: 'Gerar novo documento' })).toBeVisible()
  const document = page
    .getByRole('list', { name: 'Seus documentos' })
    .getByRole('listitem')
    .filter({ hasText: `${name} nº` })
  for (const [button, file, sign] of [
    [/^Baixar .* nº \d+$/, /^termo-de-adiantamento-.*\d+\.pdf$/, '%PDF'],
    [/^Baixar .* em \.docx$/, /^termo-de-adiantamento-.*\d+\.docx$/, 'PK\u0003\u0004'],
  ] as const) {
    const download = page.waitForEvent('download')
    await document.getByRole('button', { name: button }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(file)
    const bytes = await readFile(await saved.path())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(sign)
  }
  await document.getByRole('link', { name: new RegExp(`^${name} nº`) }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(/^Página 1 de 1$/)).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Baixar .docx' })).toBeVisible()

  // The firm withdraws the template: the document stays with who had it made.
  await firm.withdrawTemplate(id)
  await page.goto(`/tools/templates/${id}`)
  await expect(page.getByText('Modelo não encontrado')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os modelos' }).click()
  const kept = page.getByRole('list', { name: 'Seus documentos' })
  await expect(kept.getByRole('link', { name: new RegExp(`^${name} nº`) })).toBeVisible()
})

test('what is typed in two windows side by side is kept of both', async ({ firm, open }) => {
  const { id } = await publish(firm)
  const page = await open(accounts.colleague)
  const other = await page.context().newPage()
  for (const window of [page, other]) {
    await window.goto(`/tools/templates/${id}/questions`)
    await expect(window.getByLabel('Nome do fornecedor')).toHaveValue('')
  }
  const write = async (window: typeof page, label: string, answer: string) => {
    const saved = window.waitForResponse(
      (response) => /\/drafts$/.test(response.url()) && response.ok(),
    )
    await window.getByLabel(label).pressSequentially(answer)
    await window.getByLabel(label).blur()
    await saved
  }
  await write(page, 'Nome do fornecedor', 'Estúdio Norte')
  await write(other, 'CNPJ do fornecedor', '11222333000181')
  // Saving takes over what was saved elsewhere meanwhile.
  await expect(other.getByLabel('Nome do fornecedor')).toHaveValue('Estúdio Norte')
  await write(page, 'Valor do adiantamento', '4800000')
  await expect(page.getByLabel('CNPJ do fornecedor')).toHaveValue('11.222.333/0001-81')
  await page.reload()
  await expect(page.getByLabel('Nome do fornecedor')).toHaveValue('Estúdio Norte')
  await expect(page.getByLabel('CNPJ do fornecedor')).toHaveValue('11.222.333/0001-81')
  await expect(page.getByLabel('Valor do adiantamento')).toHaveValue(/48\.000,00$/)
  // What the other window takes away while the review is asked about is asked for, and said.
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await page.getByLabel('Dia do pagamento', { exact: true }).fill('10/03/2027')
  await page.getByRole('button', { name: 'Gerar documento' }).click()
  const question = page.getByRole('dialog', { name: 'Pedir a revisão?' })
  await expect(question).toBeVisible()
  const cleared = other.waitForResponse(
    (response) => /\/drafts$/.test(response.url()) && response.ok(),
  )
  await other.getByLabel('Nome do fornecedor').fill('')
  await other.getByLabel('Nome do fornecedor').blur()
  await cleared
  await page.evaluate(() => window.document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Estúdio Norte')).toHaveCount(0)
  await question.getByRole('button', { name: 'Não' }).click()
  await expectToast(page, 'Nome do fornecedor')
  await expect(page.getByLabel('Nome do fornecedor')).toBeVisible()
})

test('what two browsers of one person type into one field is not lost: the second is asked', async ({
  firm,
  open,
}) => {
  const { id } = await publish(firm)
  const [page, other] = [await open(accounts.colleague), await open(accounts.colleague)]
  const name = (browser: typeof page) => browser.getByLabel('Nome do fornecedor')
  for (const browser of [page, other]) {
    await browser.goto(`/tools/templates/${id}/questions`)
    await expect(name(browser)).toHaveValue('')
  }
  const isSaved = (browser: typeof page) =>
    expect(browser.getByText(/^Rascunho salvo às/)).toBeVisible()
  await name(page).fill('Estúdio Norte')
  await name(page).blur()
  await isSaved(page)
  await name(other).fill('Estúdio Sul')
  await name(other).blur()
  await expect(other.getByText('Nome do fornecedor: Estúdio Norte')).toBeVisible()
  await expect(other.getByText(/^Rascunho salvo às/)).toBeHidden()
  // What is not decided yet is there again after a reload.
  await other.reload()
  await expect(other.getByText('Nome do fornecedor: Estúdio Norte')).toBeVisible()
  await expect(name(other)).toHaveValue('Estúdio Sul')
  await other.getByRole('button', { name: 'Ficar com a minha' }).click()
  await isSaved(other)
  await name(page).fill('Estúdio Leste')
  await name(page).blur()
  await expect(page.getByText('Nome do fornecedor: Estúdio Sul')).toBeVisible()
  await page.getByRole('button', { name: 'Usar a outra resposta' }).click()
  await expect(name(page)).toHaveValue('Estúdio Sul')
  await page.reload()
  await expect(name(page)).toHaveValue('Estúdio Sul')
  await expect(page.getByRole('button', { name: 'Usar a outra resposta' })).toBeHidden()
})

test('nothing typed is left behind; the review can be done without; an overdue payment closes it all', async ({
  firm,
  open,
  expectProblems,
}) => {
  expectProblems(/400/)
  const { id } = await publish(firm)
  const page = await open(accounts.colleague)
  // A page that its answers do not lead to yet.
  await page.goto(`/tools/templates/${id}/questions?page=2`)
  await expect(page).toHaveURL(/\/questions$/)
  await expect(page.getByText('Este campo é obrigatório')).toBeHidden()
  let isRefusing = true
  await page.route('**/drafts', (route) =>
    isRefusing ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  )
  const refused = page.waitForResponse((response) => response.status() === 400)
  await page.getByLabel('Nome do fornecedor').fill('Estúdio Pétala')
  await page.getByLabel('CNPJ do fornecedor').fill('11.222.333/0001-81')
  await refused
  await expect(page.getByText(/^(Salvando rascunho|Rascunho salvo)/)).toBeHidden()
  // What the server did not accept is kept by the browser, and sent again when the user returns.
  await page.getByLabel('Valor do adiantamento').fill('120000')
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  isRefusing = false
  await page.goBack()
  await expect(page.getByText(/^Rascunho salvo/)).toBeVisible()
  await expect(page.getByLabel('Nome do fornecedor')).toHaveValue('Estúdio Pétala')
  await expect(page.getByLabel('Valor do adiantamento')).toHaveValue(/1\.200,00$/)
  await expect(page.getByLabel('CNPJ do fornecedor')).toHaveValue('11.222.333/0001-81')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await page.getByLabel('Dia do pagamento', { exact: true }).fill('10/03/2027')
  const make = async () => {
    await page.getByRole('button', { name: 'Gerar documento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Não' }).click()
  }
  await page.route('**/documents', (route) => route.fulfill({ status: 400, json: {} }))
  await make()
  await expect(page.getByText('O documento não foi gerado')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(toastOf(page)).toBeHidden()
  await page.unroute('**/documents')
  await make()
  await expectToast(page, 'Documento gerado.')
  await expect(page).toHaveURL('/')

  const late = await open(accounts.grace)
  for (const address of ['', `/${id}`, `/${id}/questions`]) {
    await late.goto(`/tools/templates${address}`)
    await expect(
      late.getByRole('heading', { level: 1, name: 'Gerador de documentos fechado' }),
    ).toBeVisible()
    // Who has had nothing made sees the reason alone.
    await expect(late.getByText('Seus documentos')).toBeHidden()
  }
})

test('an answer whose question the firm takes away meanwhile is told, and can be copied after a reload', async ({
  firm,
  open,
}) => {
  const { id } = await publish(firm)
  const page = await open(accounts.colleague)
  await page.goto(`/tools/templates/${id}/questions`)
  await page.getByLabel('Nome do fornecedor').fill('Estúdio Pétala')
  await page.getByLabel('Nome do fornecedor').blur()
  await expect(page.getByText(/^Rascunho salvo/)).toBeVisible()
  await firm.changeTemplate(id, {
    html: '<h1>Termo</h1><p>{{nome}} recebe em {{dia}}.</p>',
    fields: [
      { name: 'nome', label: 'Nome do fornecedor', type: 'text' },
      { name: 'dia', label: 'Dia do pagamento', type: 'date' },
    ],
  })
  await page.getByLabel('CNPJ do fornecedor').fill('11.222.333/0001-81')
  await page.getByLabel('CNPJ do fornecedor').blur()
  const told = page.getByText('O escritório retirou perguntas deste modelo')
  await expect(told).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome do fornecedor')).toHaveValue('Estúdio Pétala')
  await expect(page.getByLabel('CNPJ do fornecedor')).toHaveCount(0)
  await expect(told).toBeVisible()
  await expect(page.getByText('11.222.333/0001-81')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar respostas' }).click()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Nome do fornecedor')).toHaveValue('Estúdio Pétala')
  await expect(told).toBeHidden()
})

test('a document that is made after its page was left leaves nothing unsaved', async ({
  firm,
  open,
}) => {
  const { id } = await publish(firm)
  const page = await open(accounts.colleague)
  await page.goto(`/tools/templates/${id}/questions`)
  await page.getByLabel('Nome do fornecedor').fill('Estúdio Pétala')
  await page.getByLabel('CNPJ do fornecedor').fill('11.222.333/0001-81')
  await page.getByLabel('Valor do adiantamento').fill('120000')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  const left = Promise.withResolvers<void>()
  await page.route('**/drafts', async (route) => {
    await left.promise
    await route.fallback()
  })
  await page.getByLabel('Dia do pagamento', { exact: true }).fill('10/03/2027')
  await page.getByRole('button', { name: 'Gerar documento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Não' }).click()
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  const readDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  await expect.poll(readDrafts).not.toEqual([])
  left.resolve()
  await expectToast(page, 'Documento gerado.')
  await expect.poll(readDrafts).toEqual([])
})

test('a document from another window is not taken for the one whose answer is lost afterwards', async ({
  expectProblems,
  firm,
  open,
}) => {
  expectProblems(/502 .*\/documents/)
  const { id } = await publish(firm)
  const page = await open(accounts.colleague)
  await page.goto(`/tools/templates/${id}/questions`)
  await page.getByLabel('Nome do fornecedor').fill('Estúdio Pétala')
  await page.getByLabel('CNPJ do fornecedor').fill('11.222.333/0001-81')
  await page.getByLabel('Valor do adiantamento').fill('120000')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  const day = page.getByLabel('Dia do pagamento', { exact: true })
  await day.fill('10/03/2027')
  await day.blur()
  await expect(page.getByText(/^Rascunho salvo/)).toBeVisible()

  const elsewhere = await open(accounts.colleague)
  await elsewhere.goto(`/tools/templates/${id}/questions?page=2`)
  await expect(elsewhere.getByLabel('Dia do pagamento', { exact: true })).toHaveValue('10/03/2027')
  await elsewhere.getByRole('button', { name: 'Gerar documento' }).click()
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Não' }).click()
  await expectToast(elsewhere, 'Documento gerado.')

  await page.route('**/documents', (route) => route.fulfill({ status: 502 }))
  const again = page.waitForResponse(
    async (response) =>
      response.url().endsWith(`/templates/${id}`) && (await response.text()).includes('createdAt'),
  )
  await page.getByRole('button', { name: 'Gerar documento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Não' }).click()
  await again
  await expect(page.getByText(/^Não sabemos se o documento foi gerado/)).toBeVisible()
})

test('what was made can still be fetched while the contract is suspended', async ({ open }) => {
  const page = await open(accounts.suspended)
  const made = buildDocument({ name: 'Termo de adiantamento nº 7', userType: 'CUSTOMER' })
  await page.route('**/documents?**own=true**', async (route) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.fulfill({ json: { documents: [made], total: 1, nextCursor: null } })
  })
  await page.goto('/tools')
  await page.getByRole('button', { name: 'Saiba mais Gerador de documentos' }).click()
  await page.getByRole('link', { name: 'Ver os documentos que você gerou' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato suspenso' })).toBeVisible()
  const documents = page.getByRole('list', { name: 'Seus documentos' })
  await expect(documents.getByRole('button', { name: `Baixar ${made.name}` })).toBeVisible()
})

test('with a payment overdue the tools do not ask for the templates that it closes', async ({
  open,
}) => {
  const page = await open(accounts.grace)
  await page.goto('/tools')
  await expect(page.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible()
  await page.getByRole('button', { name: /Gerador de documentos/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Gerador de documentos' })
  await expect(dialog).toContainText('Há um pagamento em atraso.')
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  // An action that creates a demand says so before asking.
  await page.getByRole('button', { name: 'Abrir Análise Interna de Risco' }).click()
  await expectToast(page, 'Efetue o pagamento para ter acesso novamente')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goto('/tools/templates')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gerador de documentos fechado' }),
  ).toBeVisible()
})
