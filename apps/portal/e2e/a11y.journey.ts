import type { CDPSession, Page } from '@playwright/test'
import { listBusinesses } from '@tramite/core/businesses'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './portal.fixture.ts'
import { acceptRiskTerms, button, drawn, type Screen, setLetters, title } from './screens.ts'

const guestScreens: readonly Screen[] = [
  { address: '/signIn', ready: (page) => button(page, 'Entrar') },
  {
    address: '/signIn',
    ready: (page) => page.getByText('Senha é obrigatório'),
    act: (page) => button(page, 'Entrar').click(),
  },
  { address: '/forgot', ready: (page) => button(page, 'Enviar') },
  { address: '/forgot/feedback', ready: (page) => page.getByText(/^Enviamos um link/) },
  {
    address: '/reset-password',
    ready: (page) => page.getByRole('link', { name: 'Pedir um novo link' }),
  },
  {
    address: '/reset-password/email/ninguem%40aurora.example/token/abc',
    ready: (page) => button(page, 'Alterar senha'),
  },
  { address: '/cookies', ready: title(/cookies/i) },
]

/** Rows of a table, which are cards on a phone. */
const rows = (page: Page, name: string) =>
  page.getByRole('grid', { name }).or(page.getByRole('list', { name, exact: true }))
const risks = (page: Page) => rows(page, 'Eventos de risco')

const accountScreens: readonly Screen[] = [
  { address: '/', ready: (page) => page.getByText(/^\d+ (de \d+ )?demandas$/) },
  {
    address: '/',
    ready: (page) => page.getByRole('dialog', { name: 'Notificações' }),
    act: (page) => page.getByRole('button', { name: /^Notificações/ }).click(),
  },
  {
    address: '/',
    ready: (page) => page.getByRole('dialog', { name: 'Conta' }),
    act: (page) => page.getByRole('button', { name: 'abrir menu da conta' }).click(),
  },
  { address: '/demands', ready: (page) => page.getByText(/^[\d.]+ demandas encontradas$/) },
  {
    address: '/demands?view=list',
    ready: (page) =>
      page.getByRole('region', { name: 'Lista de demandas' }).getByRole('link').first(),
  },
  { address: '/demands?name=nenhuma', ready: (page) => page.getByText('0 demandas encontradas') },
  {
    address: '/demands/new',
    ready: (page) => page.getByText('O campo Nome é obrigatório'),
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Criar demanda' }).click(),
  },
  { address: '/documents', ready: (page) => page.getByText(/^\d+ documentos/) },
  { address: '/notifications', ready: title('Notificações') },
  {
    address: '/business',
    // The count in the sidebar, which is hidden on a phone.
    ready: (page) =>
      page
        .getByRole('main')
        .getByText(/esperam? por você/)
        .first(),
  },
  { address: '/financial', ready: (page) => button(page, 'Baixar CSV') },
  {
    address: '/profile?section=preferences',
    ready: (page) => page.getByRole('checkbox', { name: 'Lembretes: por e-mail' }),
  },
  { address: '/terms', ready: title('Termos de Uso') },
]

const questionScreens: readonly Screen[] = [
  { address: '/tools/mapping', ready: (page) => page.getByText('Mapeamentos concluídos') },
  { address: '/tools/mapping?view=report', ready: (page) => button(page, 'Baixar planilha') },
  {
    address: '/tools/mapping',
    ready: (page) => button(page, 'Adicionar atividade'),
    act: (page) => page.getByRole('link', { name: 'Vendas', exact: true }).click(),
  },
  {
    address: '/tools/mapping',
    ready: (page) => page.getByLabel('Outros'),
    act: async (page) => {
      await page.getByRole('link', { name: 'Vendas', exact: true }).click()
      await page.getByRole('link', { name: 'Cadastro de clientes' }).click()
    },
  },
  {
    address: '/journeys',
    ready: (page) => page.getByRole('list', { name: 'Jornadas', exact: true }),
  },
  {
    address: '/journeys',
    ready: (page) => page.getByRole('list', { name: /^Etapas de / }),
    act: (page) =>
      page
        .getByRole('link', { name: /^Ver jornada: / })
        .first()
        .click(),
  },
  { address: '/tools', ready: title('Ferramentas') },
  {
    address: '/tools/analysisRisk',
    ready: (page) => page.getByRole('dialog', { name: 'Análise Interna de Risco' }),
  },
  { address: '/tools/analysisRisk', ready: risks, act: acceptRiskTerms },
  {
    address: '/tools/analysisRisk',
    ready: (page) => page.getByText(/^Probabilidade .* × impacto /),
    act: (page) =>
      page
        .getByRole('link', { name: /^Detalhes: / })
        .first()
        .click(),
  },
]

const toolScreens: readonly Screen[] = [
  {
    address: '/tools/marks',
    ready: (page) => page.getByText('Histórico de despachos').first(),
    act: (page) => button(page, 'Mostrar detalhes de Aurora').click(),
  },
  {
    address: '/tools/marks',
    ready: (page) => page.getByRole('dialog', { name: 'Editar marca: Aurora', exact: true }),
    act: (page) => button(page, 'Editar marca Aurora').click(),
  },
  {
    address: '/tools/marks/create',
    ready: (page) => page.getByText('Nome da marca é obrigatório').first(),
    act: async (page) => {
      await page.getByRole('radio', { name: /^Mista/ }).check()
      await button(page, 'Próximo').click({ force: true })
    },
  },
  {
    address: '/tools/marks/import',
    ready: (page) => page.getByText('O número do processo deve ter 9 dígitos.'),
    act: async (page) => {
      await page.getByLabel('Número do processo').fill('12x')
      await button(page, 'Criar').click()
    },
  },
  { address: '/tools/reminders', ready: (page) => rows(page, 'Lembretes') },
  { address: '/tools/reminders?view=month', ready: (page) => button(page, 'Hoje') },
  {
    address: '/tools/reminders?view=agenda',
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByText(/endereço/)
        .first(),
    act: (page) => button(page, 'Levar ao calendário').click(),
  },
  { address: '/tools/templates', ready: (page) => page.getByText(/^\d+ modelos$/) },
  {
    address: '/tools/templates?text=Procura',
    ready: (page) => page.getByText('Sobre este modelo'),
    act: (page) => page.getByRole('link', { name: 'Procuração particular', exact: true }).click(),
  },
  {
    address: '/tools/templates?text=Procura',
    ready: (page) => page.getByText('Este campo é obrigatório').first(),
    act: async (page) => {
      await page.getByRole('link', { name: 'Procuração particular', exact: true }).click()
      await page.getByRole('link', { name: 'Gerar novo documento' }).click()
      await button(page, 'Próxima página').click()
    },
  },
]

const demandScreens = (pending: string, running: string, delivered: string): readonly Screen[] => [
  { address: `/demands/${running}`, ready: (page) => page.getByLabel('Mensagem').first() },
  {
    address: `/demands/${running}`,
    ready: (page) => page.getByRole('menu', { name: 'Mais ações' }),
    act: (page) => button(page, 'Mais ações').click(),
  },
  {
    address: `/demands/${running}`,
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByText(/mudam? de data/)
        .first(),
    act: (page) => button(page, 'Priorizar').click(),
  },
  {
    address: `/demands/${running}/print`,
    ready: (page) => page.getByRole('row', { name: /Parecer/ }),
  },
  {
    address: `/demands/${running}?tab=documents`,
    ready: (page) => page.getByRole('button', { name: 'Baixar Parecer.txt' }),
  },
  {
    address: `/demands/${pending}`,
    ready: (page) => page.getByText('Descrição é obrigatório'),
    act: async (page) => {
      await button(page, 'Resolver pendências').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
    },
  },
  {
    address: `/demands/${delivered}?isDemandFeedbackModalOpen=true`,
    ready: (page) => page.getByLabel('Comentário (opcional)'),
    act: (page) => page.getByRole('radio', { name: '4 estrelas' }).press(' '),
  },
]

/** Checks that a page is no wider than its window with letters twice as large, and restores the text size. */
async function expectNoWider(page: Page, browser: CDPSession, name: string) {
  await setLetters(browser, 32)
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // What the page lays out by its own measurements follows the text size a moment later.
  await expect.configure({ soft: true }).poll(overhang, `${name}, with large letters`).toBe(0)
  await setLetters(browser, 16)
}

/** The stories check every component in both themes; here each screen is checked in two looks. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/**
 * Checks that axe finds nothing on each screen as it opens in the first look, and as it becomes in the
 * others.
 */
async function expectAccessible(page: Page, screens: readonly Screen[]) {
  const browser = await page.context().newCDPSession(page)
  const take = async ({ width, colorScheme }: (typeof looks)[number]) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
  }
  for (const { address, ready, act } of screens) {
    await test.step(address, async () => {
      await take(looks[0])
      await page.goto(address)
      await act?.(page)
      for (const look of looks) {
        const name = `${address} at ${look.width} px, ${look.colorScheme}`
        await take(look)
        await expect(ready(page)).toBeVisible()
        await expect(drawn(page)).toHaveCount(0)
        await expectNoViolations(page, name)
        await expectNoWider(page, browser, name)
      }
    })
  }
}

test('axe finds nothing on the pages of a guest', async ({ open }) => {
  test.slow()
  await expectAccessible(await open(undefined), guestScreens)
})

for (const [pages, screens] of Object.entries({
  'of the account': accountScreens,
  'of mapping, journeys and risk': questionScreens,
  'of marks, reminders and templates': toolScreens,
})) {
  test(`axe finds nothing on the pages ${pages}`, async ({ open }) => {
    test.slow()
    await expectAccessible(await open(accounts.superAdmin), screens)
  })
}

test('axe finds nothing on a demand and in place of one', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  test.slow()
  expectProblems(/404 .*\/api\/(demands|documents|business)/)
  const { raise } = await customer(accounts.user)
  const [pending, running, delivered] = [await raise(), await raise(), await raise()]
  await firm.setStatus(pending.id, { statusKey: 'PENDING', message: 'Falta a procuração.' })
  await firm.addItem(running.id, { type: 'FORM', content: 'Qual é o prazo?' })
  await firm.sendDocument(running.id, { name: 'Parecer.txt', content: 'Válido.' })
  await firm.setStatus(running.id, {
    statusKey: 'IN_PROGRESS',
    deleveryForecast: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10),
  })
  await firm.setStatus(delivered.id, { statusKey: 'FINISHED' })
  const screens = demandScreens(pending.id, running.id, delivered.id)
  await expectAccessible(await open(accounts.user), screens)
  await expectAccessible(await open(accounts.otherCustomer), [
    { address: `/demands/${running.id}`, ready: title('Demanda não encontrada') },
  ])
  await expectAccessible(await open(accounts.suspended), [
    { address: '/demands/new', ready: title('Contrato suspenso') },
  ])
  const [, second] = await listBusinesses((await customer(accounts.superAdmin)).client).queryFn()
  const elsewhere = await open(accounts.superAdmin)
  await elsewhere.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [storageKeys.businessId, second?.id],
  )
  await expectAccessible(elsewhere, [
    {
      address: '/tools/analysisRisk',
      ready: (page) => page.getByText('Escolha uma resposta').first(),
      act: async (page) => {
        await acceptRiskTerms(page)
        await page.getByRole('link', { name: /^Responder: / }).click()
        await button(page, 'Calcular Risco').click()
      },
    },
  ])
  await expectAccessible(await open(accounts.grace), [
    { address: '/tools/templates', ready: title('Gerador de documentos fechado') },
  ])
  await expectAccessible(await open(accounts.noBusiness), [
    { address: '/', ready: title('Nenhum negócio atribuído') },
  ])
})
