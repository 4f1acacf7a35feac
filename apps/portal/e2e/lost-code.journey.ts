import type { Page, Request } from '@playwright/test'
import { accounts } from './accounts.ts'
import { toBuiltPath, toPagePath } from './built-file.ts'
import { expect, test, toastOf } from './portal.fixture.ts'

test.use({ account: accounts.user })

const anyCode = '**/assets/*'

async function notePreloadListener(page: Page) {
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (...args: [string, EventListenerOrEventListenerObject]) => {
      listen.apply(window, args)
      if (args[0] === 'vite:preloadError') Object.assign(window, { isAttentive: true })
    }
  })
}

const untilAttentive = (page: Page) => page.waitForFunction(() => 'isAttentive' in window)

/**
 * Opens a page and waits until it attends to missing code itself: before that the router reloads for some of it. No code
 * of another page comes before it is asked for, however long the test takes.
 */
async function openAttentive(page: Page, address: string) {
  await notePreloadListener(page)
  await page.route(`**${toBuiltPath('src/next-pages/prepare-next.ts')}`, () => {})
  await page.goto(address)
  await untilAttentive(page)
}

test('what no browser stores is asked about, even where the code of the question does not come', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/, /Unable to preload CSS/)
  await page.goto('/demands/new')
  const name = page.getByLabel('Nome')
  await expect(name).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(anyCode, (route) => route.abort())
  await name.fill('Contrato social')
  await expect(page.getByText(/^Este navegador não está guardando o rascunho/)).toBeVisible()
  let asked = ''
  page.once('dialog', async (question) => {
    asked = question.message()
    await question.dismiss()
  })
  await page
    .getByRole('link', { name: /^Demandas/ })
    .first()
    .click()
  await expect.poll(() => asked).toContain('ainda não foi salvo')
  await expect(name).toHaveValue('Contrato social')
})

test('a dialog whose code does not come leaves the page alone, and opens after the reload that is offered', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/, /Unable to preload CSS/)
  const { id } = await (await customer(accounts.user)).raise()
  await page.goto(`/demands/${id}`)
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Segue o contrato.')
  await page.route(anyCode, (route) => route.abort())
  await page.getByRole('button', { name: /Renomear$/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'O portal pode ter sido atualizado' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Segue o contrato.')
  await page.unroute(anyCode)
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Recarregar' }).click()
  await reloaded
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: /Renomear$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Renomear demanda' })).toBeVisible()
})

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const panels = `**${toBuiltPath('../../packages/ui/src/primitives/Overlay/panels.ts')}`

test('without a connection a finger opens the menu of a page that has settled', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  const page = await open(accounts.user, phone)
  const loaded = page.waitForResponse(panels)
  await page.goto('/demands')
  await (await loaded).finished()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Abrir menu', exact: true }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Documentos' })).toBeVisible()
})

const uploadCode = toBuiltPath('../../packages/core/src/files/upload-actor.ts')
const contract = { name: 'Contrato.txt', mimeType: 'text/plain', buffer: Buffer.from('Contrato') }

test('a server that was away while the page settled spoils no file that is chosen later', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const isAhead = (request: Request) =>
    request.method() === 'HEAD' || request.url().endsWith(uploadCode)
  const failed = page.waitForEvent('requestfailed', isAhead)
  await page.route(anyCode, (route) =>
    isAhead(route.request()) ? route.abort() : route.continue(),
  )
  await page.goto('/demands/new')
  await failed
  await page.unroute(anyCode)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(page.getByRole('list', { name: 'Arquivos' })).toContainText('Enviado')
})

test('a file chosen after the connection was lost is sent once it is back', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  const loaded = page.waitForResponse(`**${uploadCode}`)
  await page.goto('/demands/new')
  await (await loaded).finished()
  await page.context().setOffline(true)
  await page.getByLabel('Anexar arquivos').setInputFiles(contract)
  const files = page.getByRole('list', { name: 'Arquivos' })
  await expect(files.getByText(/^Sem conexão/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(files).toContainText('Enviado')
})

test('a menu whose code did not come says so until it is closed, and opens after another try', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const page = await open(accounts.user, phone)
  await page.route(panels, (route) => route.abort())
  await page.goto('/demands')
  const menu = page.getByRole('button', { name: 'Abrir menu', exact: true })
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir.' })
  await menu.tap()
  await notice.getByRole('button', { name: 'Fechar' }).tap()
  await expect(notice).toHaveCount(0)
  await menu.tap()
  const retry = notice.getByRole('button', { name: 'Recarregar' })
  await page.route('/', (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/'))
  await retry.tap()
  await asked
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible()
  await page.unrouteAll()
  await retry.tap()
  await expect(notice).toHaveCount(0)
  await menu.tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Documentos' })).toBeVisible()
})

test('feedback whose code does not come is told of once it is asked for', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const { id } = await (await customer(accounts.user)).raise()
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  const missed = page.waitForEvent('requestfailed')
  const prompt = `**${toBuiltPath('src/demand-detail/feedback-prompt.tsx')}`
  await page.route(prompt, (route) => route.abort())
  await page.goto(`/demands/${id}`)
  await missed
  const give = page.getByRole('button', { name: 'Avaliar' })
  await expect(give).toBeVisible()
  await expect(toastOf(page)).toHaveText('')
  await give.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir.' })
  await notice.getByRole('button', { name: 'Fechar' }).click()
  await expect(notice).toHaveCount(0)
  await give.click()
  await expect(notice.getByRole('button', { name: 'Recarregar' })).toBeVisible()
})

test('a file dropped beside every drop field does not take the place of the page, whatever code comes', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  await page.route(anyCode, (route) => route.abort())
  await page.goto('/demands/new')
  const isRefused = (type: string) =>
    page.evaluate((name) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['Contrato'], 'contrato.txt'))
      const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
      return !document.body.dispatchEvent(event)
    }, type)
  await expect.poll(() => isRefused('dragover')).toBe(true)
  expect(await isRefused('drop')).toBe(true)
})

test('without a connection, a page whose code is missing leaves the portal around it', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/, /dynamically imported module/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route(`**${toPagePath('_app.journeys.index')}`, (route) => route.abort())
  await openAttentive(page, '/demands')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.getByRole('link', { name: 'Jornadas' }).click()
  await expect(
    page.getByRole('heading', { name: 'Não foi possível abrir esta página.' }),
  ).toBeVisible()
  expect(loads).toBe(0)
})

for (const { from, link, ending } of [
  { from: '/demands', link: 'Jornadas', ending: 'js' },
  { from: '/demands', link: 'Documentos', ending: 'js' },
  { from: '/financial', link: 'Demandas', ending: 'js' },
  { from: '/demands', link: 'Jornadas', ending: 'css' },
] as const)
  test(`after an upgrade, ${link} whose .${ending} is gone opens from ${from} by a reload`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/404/, /Unable to preload CSS/, /dynamically imported module/)
    await openAttentive(page, from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let isReloaded = false
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest()
    })
    await page.route(`**/assets/*.${ending}`, (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.getByRole('link', { name: link }).first().click()
    await expect.poll(() => isReloaded).toBe(true)
    await expect(page.getByRole('heading', { name: link, level: 1 })).toBeVisible()
  })

test('a page whose code a reload does not bring stands still with its button, and opens once there is code', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/404/, /dynamically imported module/)
  await notePreloadListener(page)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  const code = `**${toBuiltPath('src/account/user-tab.tsx')}`
  // Missed before the page attends to it, it would not be reloaded for at all.
  await page.route(code, async (route) => {
    await untilAttentive(page)
    await route.fulfill({ status: 404 })
  })
  await page.goto('/profile?section=user', { waitUntil: 'commit' })
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect.poll(() => loads).toBe(2)
  await retry.click()
  await expect.poll(() => loads).toBe(3)
  await expect(retry).toBeVisible()
  await page.unroute(code)
  await retry.click()
  await expect(page.getByRole('button', { name: 'Alterar senha' })).toBeVisible()
  expect(loads).toBe(4)
})

/** Opens a page without a connection, after one with it. */
async function failOffline(page: Page) {
  await openAttentive(page, '/demands')
  await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Jornadas' }).click()
  await expect(
    page.getByRole('heading', { name: 'Não foi possível abrir esta página.' }),
  ).toBeVisible()
}

test('a page that failed without a connection opens when the connection is back', async ({
  page,
  expectProblems,
}) => {
  expectProblems(
    /ERR_INTERNET_DISCONNECTED/,
    /Unable to preload CSS/,
    /dynamically imported module/,
  )
  await failOffline(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Jornadas', level: 1 })).toBeVisible()
})

test('a page that failed opens though the server is reached later than the network', async ({
  page,
  expectProblems,
}) => {
  expectProblems(
    /ERR_(INTERNET_DISCONNECTED|FAILED)/,
    /Unable to preload CSS/,
    /dynamically imported module/,
  )
  await failOffline(page)
  await page.route('/', (route) => route.abort(), { times: 1 })
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Jornadas', level: 1 })).toBeVisible()
})

test('a page that failed opens where the connection came back before it could say so', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/, /dynamically imported module/)
  // What is fetched ahead of the page may miss the code first, of which nobody is told.
  let isTold = false
  await page.exposeFunction('tellMissed', () => {
    isTold = true
  })
  await page.addInitScript(() => {
    let onLine = true
    Object.defineProperty(navigator, 'onLine', { get: () => onLine })
    addEventListener('error-is-due', () => (onLine = false))
    addEventListener('vite:preloadError', () => {
      queueMicrotask(() => (onLine = true))
      ;(window as unknown as { tellMissed(): void }).tellMissed()
    })
  })
  await openAttentive(page, '/demands')
  await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('error-is-due')))
  await page.route(`**${toPagePath('_app.journeys.index')}`, (route) =>
    isTold ? route.continue() : route.abort(),
  )
  await page.getByRole('link', { name: 'Jornadas' }).click()
  await expect(page.getByRole('heading', { name: 'Jornadas', level: 1 })).toBeVisible()
})

test('documents whose code does not come leave the conversation beside them', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED/)
  const { id } = await (await customer(accounts.user)).raise()
  const panel = `**${toBuiltPath('src/demand-detail/documents-panel.tsx')}`
  await page.route(panel, (route) => route.abort())
  await page.goto(`/demands/${id}`)
  const message = page.getByRole('textbox', { name: 'Mensagem' })
  await message.fill('Segue o contrato.')
  await page.getByRole('tab', { name: /^Documentos/ }).click()
  await expect(page.getByText('Não foi possível abrir os documentos')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByRole('tab', { name: /^Mensagens/ }).click()
  await expect(message).toHaveValue('Segue o contrato.')
  await page.unroute(panel)
  await page.getByRole('tab', { name: /^Documentos/ }).click()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Nenhum documento ainda')).toBeVisible()
})
