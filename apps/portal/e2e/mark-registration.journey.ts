import type { Page, Route } from '@playwright/test'
import { createTramite } from '@tramite/core'
import { getDemand, listDemandItems, updateDemandStatus } from '@tramite/core/demands'
import {
  addMarkProcess,
  createMark,
  getGazette,
  getMark,
  importGazette,
  listMarks,
  type MarkDraft,
  updateMark,
} from '@tramite/core/marks'
import { accounts, password } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, reachDemand, saveOver, test } from './portal.fixture.ts'
import { refuseFile } from './refused-file.ts'

const word = (value: number) => [value >> 8, value & 0xff]

/** A JPEG up to its frame header, which contains its size. */
function toLogo(width: number, height: number) {
  const before = [0xff, 0xd8, 0xff, 0xe0, ...word(16), ...new Array<number>(14).fill(0x41)]
  const frame = [0xff, 0xc0, ...word(11), 8, ...word(height), ...word(width), 1, 0x11, 0]
  return { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([...before, ...frame]) }
}

/** The input for a word mark besides its name. */
const wordMark: Omit<MarkDraft, 'name'> = {
  description: 'Perfumes.',
  attachments: [],
  contrato: null,
  email: 'marcas@aurora.example',
  isPJ: false,
  product: 'Produto',
  apres: 'Nominativa',
  cpf: '529.982.247-25',
  customerName: 'Rita Campos',
  country: 'Brasil',
  UF: 'SC',
  city: 'Florianópolis',
  address: 'Rua das Gaivotas, 120',
  CEP: '88010-000',
  user: 'Rita Campos',
}

/** A weekly gazette in which the office grants the registration of one process. */
const toGazette = (edition: number, process: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><revista numero="${edition}" data="10/03/2026">` +
  `<processo numero="${process}"><despachos><despacho codigo="IPAS158" nome="Concessão de registro"/>` +
  '</despachos></processo></revista>'

test('a mark from its first word through an edit and a gazette to its registration', async ({
  open,
  customer,
  apiUrl,
  expectProblems,
}) => {
  const page = await open(accounts.colleague)
  const name = toUniqueName('Aurora Botânica')
  await page.goto('/tools/marks/create?step=review')
  await expect(page.getByRole('heading', { name: 'A marca' })).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/marks\/create$/)
  const next = page.getByRole('button', { name: 'Próximo' })
  await page.getByRole('radio', { name: /^Mista/ }).check()
  await page.getByRole('radio', { name: 'Produto' }).check()
  await page.getByLabel('Nome da marca').fill(name)
  await page.getByLabel('O que a marca vende?').fill('Cremes de origem vegetal.')

  // It stays focusable, so that it can say why the user cannot continue.
  await next.click({ force: true })
  await expectToast(page, 'Você precisa carregar sua Logo!')
  await expect(page.getByRole('alert').getByText('Logo é obrigatória')).toBeVisible()
  const logo = page.getByLabel('Escolher a logo')
  await logo.setInputFiles(toLogo(1200, 900))
  await expect(page.getByText(/exatamente 945x945 pixels .* A sua tem 1200x900/)).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await logo.setInputFiles(toLogo(945, 945))
  await expect(next).not.toHaveAttribute('aria-disabled')
  // One that is refused leaves the accepted one.
  await logo.setInputFiles(toLogo(1200, 900))
  await expect(page.getByText(/exatamente 945x945 pixels .* A sua tem 1200x900/)).toBeVisible()
  await expect(page.getByText('logo.jpg')).toBeVisible()
  await next.click()

  await expect(page.getByRole('heading', { name: 'O titular' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nome da marca')).toHaveValue(name)
  await next.click()
  // An error that appears when a field is left does not move the button away from the press.
  await page.getByLabel('E-mail').fill('marcas@')
  await next.click({ force: true })
  await expectToast(page, 'Algum campo não foi preenchido corretamente.')
  await page.getByLabel('E-mail').fill('marcas@aurora.example')
  await page.getByRole('checkbox', { name: 'Eu sou o titular da marca' }).uncheck()
  await page.getByLabel('CPF/CNPJ').pressSequentially('52998224725')
  await page.getByLabel('Nome do titular').fill('Rita Campos')
  await page.getByLabel('Nome do responsável').fill('Rita Campos')
  await page.getByLabel('CEP').pressSequentially('88010000')
  await page.getByLabel('Endereço').fill('Rua das Gaivotas, 120')
  await page.getByLabel('Cidade').fill('Florianópolis')
  await page.getByLabel('Estado (UF)').selectOption('SC')
  await next.click()

  await expect(page.getByRole('heading', { name: 'Conferir' })).toBeVisible()
  await expect(page.getByText('logo.jpg')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Ciente' }).check()
  // A request that fails marks no field as wrong, and keeps the input.
  expectProblems(/500/)
  await page.route('**/api/marcas', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Registrar' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'O pedido não foi enviado' })
  await expect(failure).toContainText('O que você preencheu continua aqui.')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expectToast(page, 'Demanda criada com sucesso!')
  const demandId = await reachDemand(page)
  await expect(page.getByRole('heading', { name: `Registro da marca ${name}` })).toBeVisible()
  await page.goto('/tools/marks/create')
  await expect(page.getByLabel('Nome da marca')).toHaveValue('')

  // The firm takes it on: from then on it is in the list.
  const firm = createTramite({ baseUrl: apiUrl })
  await firm.signIn({ email: accounts.lawyer, password })
  const moveTo = async (statusKey: 'IN_PROGRESS' | 'FINISHED') => {
    await firm.read(getDemand, { id: demandId })
    await firm.run(updateDemandStatus, { id: demandId, statusKey })
  }
  await moveTo('IN_PROGRESS')

  // Its name is edited, and its demand is informed; an empty name is refused at its field.
  await page.goto('/tools/marks')
  await page.getByRole('button', { name: `Editar marca ${name}` }).click()
  const edit = page.getByRole('dialog', { name: `Editar marca: ${name}` })
  await edit.getByLabel('Nome da marca').fill(' ')
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(edit.getByText('Dados invalidos para atualizar marca.')).toBeVisible()
  // A picture that did not arrive is not left out silently.
  expectProblems(/net::ERR_FAILED/)
  await page.route('**/files/**', (route) => route.abort())
  await edit.getByLabel('Escolher a logo').setInputFiles(toLogo(945, 945))
  const retry = edit.getByRole('button', { name: 'Enviar logo.jpg de novo' })
  await expect(retry).toBeVisible()
  await edit.getByLabel('Nome da marca').fill(`${name} Verde`)
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(edit.getByText(/^Há um arquivo com problema/)).toBeVisible()
  await page.unroute('**/files/**')
  await edit.getByRole('button', { name: 'Remover logo.jpg' }).click()
  // Nor is one that is no logo, until it is taken back.
  await edit.getByLabel('Escolher a logo').setInputFiles(toLogo(100, 100))
  const refusal = edit.getByText(/A sua tem 100x100/)
  await expect(refusal).toBeVisible()
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(refusal).toBeVisible()
  await edit.getByRole('button', { name: 'Remover logo.jpg' }).click()
  await expect(refusal).toBeHidden()
  // What is there already is not sent.
  let patches = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches += 1
  })
  await edit.getByLabel('Nome da marca').fill(`${name} `)
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(edit).toHaveCount(0)
  expect(patches).toBe(0)
  await page.getByRole('button', { name: `Editar marca ${name}` }).click()
  const renamed = `${name} Azul`
  await edit.getByLabel('Nome da marca').fill(renamed)
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Marca atualizada.')
  const row = page.getByRole('row').filter({ hasText: renamed })
  await expect(row).toContainText('Aguardando Protocolo')

  // The firm files it, and the office's gazette grants it.
  const { client } = await customer(accounts.colleague)
  const { marcas } = await listMarks(client, { limit: 100 }).queryFn()
  const mark = marcas.find((one) => one.name === renamed)
  const number = String(Date.now()).slice(-9)
  await firm.run(addMarkProcess, { id: mark?.id ?? '', number })
  const file = new File([toGazette(3000, number)], 'RM3000.xml', { type: 'text/xml' })
  const { id } = await firm.run(importGazette, await firm.upload(file, { type: 'GAZETTE' }))
  await expect.poll(async () => (await firm.read(getGazette, { id })).status).toBe('done')
  await expect(row).toContainText('O INPI concedeu o registro.')
  await moveTo('FINISHED')
  // The open page updates by itself, and shows the current state.
  await expect(row).toContainText('Marca Registrada')
  await expect(row).toContainText('A marca está registrada até 10/03/2036.')
  await page.getByRole('button', { name: `Mostrar detalhes de ${renamed}` }).click()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByText('Concessão de registro')).toBeVisible()
})

test('a mark of the own company leads to the end, once its contract is there and clean', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/400/)
  const page = await open(accounts.colleague)
  const name = toUniqueName('Aurora Própria')
  const next = page.getByRole('button', { name: 'Próximo' })
  await page.goto('/tools/marks/create')
  await page.getByRole('radio', { name: /^Nominativa/ }).check()
  await page.getByRole('radio', { name: 'Serviço' }).check()
  await page.getByLabel('Nome da marca').fill(name)
  await page.getByLabel('O que a marca vende?').fill('Consultoria em cosméticos.')
  await next.click()
  const email = page.getByLabel('E-mail')
  await expect(email).toHaveValue(accounts.colleague)
  await email.fill('marcas@aurora.example')
  await page.goBack()
  await expect(page.getByLabel('Nome da marca')).toHaveValue(name)
  await page.goForward()
  await expect(email).toHaveValue('marcas@aurora.example')
  await expect(page.getByRole('checkbox', { name: 'Eu sou o titular da marca' })).toBeChecked()
  await next.click({ force: true })
  await expectToast(page, 'Você precisa carregar seu Contrato Sócio!')
  const contract = { name: 'contrato-social.pdf', mimeType: 'application/pdf' }
  const chooseContract = () =>
    page
      .getByLabel('Escolher o contrato')
      .setInputFiles({ ...contract, buffer: Buffer.from('%PDF-1.7\n%contrato social') })
  await chooseContract()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Conferir' })).toBeVisible()
  await expect(page.getByText(contract.name)).toBeVisible()
  const text = 'O antivírus encontrou uma ameaça em contrato-social.pdf.'
  const refuse = refuseFile(contract.name, text)
  await page.route('**/api/marcas', refuse, { times: 1 })
  await register(page)
  await expect(page.getByRole('alert')).toContainText(text)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('list').getByText(text)).toBeVisible()
  await page.getByRole('button', { name: `Remover ${contract.name}` }).click()
  await next.click({ force: true })
  await expectToast(page, 'Você precisa carregar seu Contrato Sócio!')
  await chooseContract()
  await next.click()
  await register(page)
  await expect(page.getByRole('heading', { name: `Registro da marca ${name}` })).toBeVisible()
})

/** Fills in the registration of a mark with a logo, up to its last page. */
async function fillRegistration(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Próximo' })
  await page.goto('/tools/marks/create')
  await page.getByRole('radio', { name: /^Mista/ }).check()
  await page.getByRole('radio', { name: 'Produto' }).check()
  await page.getByLabel('Nome da marca').fill(name)
  await page.getByLabel('O que a marca vende?').fill('Cremes de origem vegetal.')
  await page.getByLabel('Escolher a logo').setInputFiles(toLogo(945, 945))
  await next.click()
  await page.getByLabel('E-mail').fill('marcas@aurora.example')
  await page.getByRole('checkbox', { name: 'Eu sou o titular da marca' }).uncheck()
  await page.getByLabel('CPF/CNPJ').fill('529.982.247-25')
  await page.getByLabel('Nome do titular').fill('Rita Campos')
  await page.getByLabel('Nome do responsável').fill('Rita Campos')
  await page.getByLabel('CEP').fill('88010-000')
  await page.getByLabel('Endereço').fill('Rua das Gaivotas, 120')
  await page.getByLabel('Cidade').fill('Florianópolis')
  await page.getByLabel('Estado (UF)').selectOption('SC')
  await next.click()
}

async function register(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Ciente' }).check()
  await page.getByRole('button', { name: 'Registrar' }).click()
}

test('a mark is registered once though its answer was lost and the page loaded again', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/marcas\)/)
  const page = await open(accounts.colleague)
  const name = toUniqueName('Aurora Serena')
  await fillRegistration(page, name)
  let demandId = ''
  const loseRegistration = async (route: Route) => {
    const answer = await route.fetch()
    demandId = (await answer.json()).Demand.id
    await route.abort()
  }
  await page.route('**/api/marcas', loseRegistration, everyAttempt)
  await register(page)
  await expect(page.getByRole('alert')).toContainText('Não sabemos se o pedido chegou')
  await page.reload()
  await expect(page.getByText('logo.jpg')).toBeVisible()
  await register(page)
  await reachDemand(page)
  expect(page.url()).toContain(demandId)
})

test('who leaves while a mark is registered finds an empty form the next time', async ({
  open,
}) => {
  const page = await open(accounts.colleague)
  await fillRegistration(page, toUniqueName('Aurora Breve'))
  const line = Promise.withResolvers<void>()
  await page.route('**/api/marcas', async (route) => {
    await line.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/marcas')
  await register(page)
  await asked
  await page.getByRole('link', { name: 'Documentos', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  line.resolve()
  await expectToast(page, 'Demanda criada com sucesso!')
  await page.goto('/tools/marks/create')
  await expect(page.getByLabel('Nome da marca')).toHaveValue('')
  await expect(page.getByText('logo.jpg')).toHaveCount(0)
})

test('an edit is made once though its answer was lost, and takes nothing from others unasked', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/marcas\//, /412/)
  const { client } = await customer(accounts.colleague)
  const name = toUniqueName('Aurora Lunar')
  const { id, Demand: demand } = await createMark(client).mutationFn({
    ...wordMark,
    name,
  })
  await firm.setStatus(demand.id, { statusKey: 'IN_PROGRESS' })

  const page = await open(accounts.colleague)
  await page.goto('/tools/marks')
  await page.getByRole('button', { name: `Editar marca ${name}` }).click()
  const edit = page.getByRole('dialog', { name: `Editar marca: ${name}` })
  const save = edit.getByRole('button', { name: 'Salvar' })
  const first = `${name} Clara`
  await edit.getByLabel('Nome da marca').fill(first)
  const ofMark = `**/api/marcas/${id}`
  await page.route(ofMark, (route) =>
    route.request().method() === 'GET' ? route.fallback() : loseAnswer(route),
  )
  await save.click()
  await expectToast(page, 'Não sabemos se deu certo')
  await page.unroute(ofMark)
  await save.click()
  await expectToast(page, 'Marca atualizada.')
  await expect(edit).toHaveCount(0)
  const { items } = await listDemandItems(client, { id: demand.id }).queryFn({ pageParam: null })
  expect(items.filter(({ type }) => type === 'MESSAGE')).toMatchObject([
    { content: `O nome da marca foi alterado de "${name}" para "${first}".` },
  ])

  // Somebody else changes it while the dialog is open.
  await page.getByRole('button', { name: `Editar marca ${first}` }).click()
  const again = page.getByRole('dialog', { name: 'Editar marca' })
  await again.getByLabel('Nome da marca').fill(`${name} Escura`)
  await updateMark(client).mutationFn({ id, name: `${name} Cheia` })
  await expect(page.getByText(`Agora ela se chama “${name} Cheia”`)).toBeVisible()
  await expect(again.getByLabel('Nome da marca')).toHaveValue(`${name} Escura`)
  await saveOver(again.getByRole('button', { name: 'Salvar' }))
  await expect(again).toHaveCount(0)
  expect((await getMark(client, { id }).queryFn()).name).toBe(`${name} Escura`)
})

test('what was typed is there after a reload; a missing payment leads home, and says so', async ({
  open,
}) => {
  const page = await open(accounts.user)
  await page.goto('/tools/marks/create')
  await page.getByRole('radio', { name: /^Nominativa/ }).check()
  await page.getByLabel('Nome da marca').fill('Guardada')
  await expect(page.getByRole('radio', { name: /^Nominativa/ })).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Nome da marca')).toHaveValue('Guardada')
  await expect(page.getByRole('radio', { name: /^Nominativa/ })).toBeChecked()

  // At once, and when the tool itself has been closed.
  for (const account of [accounts.grace, accounts.overdueUser]) {
    const overdue = await open(account)
    await overdue.goto('/tools/marks/create', { waitUntil: 'commit' })
    await expectToast(
      overdue,
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
    )
    await expect(overdue).toHaveURL('/')
  }
})
