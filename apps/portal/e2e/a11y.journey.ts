import type { CDPSession, Locator, Page } from '@playwright/test'
import { listBusinesses } from '@tramite/core/businesses'
import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test } from './portal.fixture.ts'
import { findSplitWords } from './split-words.ts'

interface Screen {
  readonly address: string
  /** Visible once the screen is ready. */
  readonly ready: (page: Page) => Locator
  /** Opens what the screen has to open. */
  readonly act?: (page: Page) => Promise<void>
}

const title = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

const guestScreens: readonly Screen[] = [
  { address: '/signIn', ready: (page) => button(page, 'Entrar') },
  {
    address: '/signIn',
    ready: (page) => page.getByText('Senha é obrigatório'),
    act: (page) => button(page, 'Entrar').click(),
  },
  { address: '/forgot', ready: (page) => button(page, 'Enviar') },
  { address: '/forgot/feedback', ready: (page) => page.getByText(/^Enviamos um link/) },
  { address: '/reset-password', ready: (page) => button(page, 'Alterar senha') },
  { address: '/cookies', ready: title(/cookies/i) },
]

async function acceptRiskTerms(page: Page) {
  await page.getByText('Li e aceito os termos').click()
  await button(page, 'Aceito').click()
}
const risks = (page: Page) => page.getByRole('grid', { name: 'Eventos de risco' })

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
    address: '/demands?view=list&order=turn',
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
  { address: '/tools/reminders', ready: (page) => page.getByRole('grid', { name: 'Lembretes' }) },
  { address: '/tools/reminders?view=month', ready: (page) => button(page, 'Hoje') },
  {
    address: '/tools/reminders?view=agenda',
    ready: (page) =>
      page
        .getByRole('dialog')
        .getByText(/endereço/)
        .first(),
    act: (page) => button(page, 'Assinar no meu calendário').click(),
  },
  { address: '/tools/templates', ready: (page) => page.getByText(/^\d+ modelos$/) },
  {
    address: '/tools/templates?text=Procura',
    ready: (page) => page.getByText('Sobre este modelo'),
    act: (page) => page.getByRole('link', { name: 'Procuração particular' }).click(),
  },
  {
    address: '/tools/templates?text=Procura',
    ready: (page) => page.getByText('Este campo é obrigatório').first(),
    act: async (page) => {
      await page.getByRole('link', { name: 'Procuração particular' }).click()
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

/** The page as delivered in the document, until its own code replaces it. */
const drawn = (page: Page) => page.locator('[data-drawn]')

const setLetters = (browser: CDPSession, standard: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard } })

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

/** The colours painted across the middle of an element, at fractions of its width. */
async function readColours(of: Locator, parts: readonly number[]): Promise<readonly string[]> {
  const picture = (await of.screenshot()).toString('base64')
  const page = await of.page().context().newPage()
  const colours = await page.evaluate(
    async ([png, at]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const read = (part: number) =>
        String(context?.getImageData(Math.floor(width * part), Math.floor(height / 2), 1, 1).data)
      return at.map(read)
    },
    [picture, parts] as const,
  )
  await page.close()
  return colours
}

test('where the system forces its colours, what is chosen and what has the focus are told apart', async ({
  open,
  customer,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  const page = await open(accounts.superAdmin)
  const toLook = (of: Locator) =>
    of.evaluate((element) => {
      const { color, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element)
      return { color, outlineColor, outline: `${outlineWidth} at ${outlineOffset}` }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(`/demands/${id}`)
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    await tab.press('Shift')
    await tab.focus()
    const ofTab = await toLook(tab)
    expect(ofTab).toEqual({ ...ofTab, outlineColor: ofTab.color, outline: '2px at -4px' })
    await page.goto('/')
    const all = page.getByRole('radio', { name: /^Todas/ })
    await expect(all).toBeChecked()
    await expect(drawn(page)).toHaveCount(0)
    const label = page.locator('label').filter({ has: all })
    expect((await toLook(label)).outline).toBe('2px at -2px')
    await all.press('Shift')
    expect((await toLook(label)).outline).toBe('3px at 2px')
    // An icon with a colour of its own is visible on a selected item.
    await page.goto('/tools/reminders?category=event')
    const category = page.getByRole('link', { name: /^Eventos/ })
    await expect(category).toHaveAttribute('aria-current', 'page')
    const icon = await toLook(category.locator('svg'))
    expect(icon.color).toBe((await toLook(category)).color)
    // Today differs from the other days, and button texts from the page's.
    await page.goto('/tools/reminders?view=month')
    const edgeOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).border)
    const today = page.locator('[aria-current="date"]')
    await expect(today).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    expect(await edgeOf(today)).toMatch(/^2px solid/)
    await page.getByRole('button', { name: 'Notificações' }).hover()
    expect(await edgeOf(page.getByRole('tooltip'))).toMatch(/^1px solid/)
    // So is a progress bar.
    await page.goto('/tools/templates')
    await page.getByRole('link', { name: /Acordo de Confidencialidade/ }).click()
    const bar = page.getByRole('progressbar').first()
    await expect(bar).toBeVisible()
    const [start, end] = await readColours(bar, [0.1, 0.9])
    expect(start).not.toBe(end)
    // A loading skeleton has a border.
    await page.route('**/api/documents*', () => {})
    await page.getByRole('link', { name: 'Documentos', exact: true }).click()
    const skeleton = page.getByRole('status').filter({ hasText: /^Carregando/ })
    expect(await edgeOf(skeleton.locator('span[style]').first())).toMatch(/^1px solid/)
    await page.unrouteAll()
  }
})

test('words have room on a phone with letters twice as large', async ({ open }) => {
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  const screens = [
    { address: '/', ready: page.getByRole('heading', { name: 'O que vem' }) },
    { address: '/demands', ready: page.getByText(/^[\d.]+ demandas encontradas$/) },
    { address: '/tools', ready: page.getByRole('heading', { name: 'Lembretes' }) },
    { address: '/financial', ready: page.getByText('Parcela 10 de 12', { exact: true }) },
    { address: '/documents', ready: page.getByText(/^Enviado em/).first() },
    { address: '/tools/reminders', ready: page.getByRole('row').first() },
    { address: '/tools/reminders?view=month', ready: page.getByRole('button', { name: 'Hoje' }) },
  ]
  for (const { address, ready } of screens) {
    await page.goto(address)
    await expect(ready).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    expect.soft(await findSplitWords(page, 'stacked'), address).toEqual([])
  }
})

test('no word of ordinary length breaks on a phone with letters twice as large', async ({
  open,
}) => {
  test.slow()
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  const screens: readonly Screen[] = [
    { address: '/terms', ready: title('Termos de Uso') },
    {
      address: '/tools/mapping',
      ready: (on) => button(on, 'Adicionar atividade'),
      act: (on) => on.getByRole('link', { name: 'RH', exact: true }).click(),
    },
    {
      address: '/profile?section=preferences',
      ready: (on) => on.getByRole('checkbox', { name: 'Lembretes: por e-mail' }),
    },
    { address: '/business', ready: (on) => on.getByRole('link', { name: /^Configurar / }).first() },
    {
      address: '/tools/mapping',
      ready: (on) => on.getByRole('dialog').getByRole('link', { name: 'Ferramentas' }),
      act: (on) => button(on, 'Abrir menu').click(),
    },
  ]
  for (const { address, ready, act } of screens) {
    await page.goto(address)
    await act?.(page)
    await expect(ready(page)).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    expect.soft(await findSplitWords(page, 'broken'), address).toEqual([])
  }
  const guest = await open(undefined)
  await guest.setViewportSize({ width: 360, height: 740 })
  await setLetters(await guest.context().newCDPSession(guest), 32)
  await guest.goto('/forgot')
  await expect(title('Recuperar acesso')(guest)).toBeVisible()
  expect(await findSplitWords(guest, 'broken')).toEqual([])
})

test('a table is pulled sideways where letters are twice as large, and its words stay whole', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'Válido.' })
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  await page.goto(`/demands/${id}/print`)
  await expect(page.getByRole('row', { name: /Parecer/ })).toBeVisible()
  expect(await findSplitWords(page, 'stacked')).toEqual([])
  await page.goto('/tools/analysisRisk')
  await page.getByRole('checkbox', { name: /Li e aceito os termos/ }).check()
  await page.getByRole('button', { name: 'Aceito' }).click()
  const scale = page.getByRole('table').filter({ hasText: 'muito baixo' })
  await expect(scale.getByText('muito baixo').first()).toBeVisible()
  const stacked = await findSplitWords(page, 'stacked')
  const inScale = (await scale.locator('th').allTextContents()).join(' ').split(/\s+/)
  expect(stacked.filter((word) => inScale.includes(word))).toEqual([])
})

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

/** Presses a key until an element has the focus, as a user without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone signs in, raises a demand and sends a message', async ({ page }) => {
  const name = toUniqueName('Pelo teclado')
  await page.goto('/signIn')
  await expect(drawn(page)).toHaveCount(0)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(accounts.colleague)
  await tabTo(page, page.getByLabel('Senha', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Caio!' })).toBeFocused()

  const create = page.getByRole('banner').getByRole('link', { name: 'Criar demanda' })
  await tabTo(page, create, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Criar demanda' })).toBeFocused()
  await tabTo(page, page.getByLabel('Nome'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('O campo Descrição é obrigatório')).toBeVisible()
  await expect(page.getByLabel('Descrição')).toBeFocused()
  await page.keyboard.type('Sem tocar no mouse.')
  await tabTo(page, page.getByLabel('Sigilosa'))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Sigilosa')).toBeChecked()
  // Hidden from assistive technology while the list of a previous field is open.
  const send = { name: 'Criar demanda', includeHidden: true }
  await tabTo(page, page.getByRole('main').getByRole('button', send))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Mensagem' }))
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Por favor, incluir descrição.')).toBeVisible()
  await page.keyboard.type('Mensagem sem mouse.')
  await page.keyboard.press('Control+Enter')
  const message = page.getByRole('article').filter({ hasText: 'Mensagem sem mouse.' })
  await expect(message).toBeVisible()
  await expect(message.getByText('Enviando')).toBeHidden()
})
