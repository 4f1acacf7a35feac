import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { toBuiltPath, toPagePath } from './built-file.ts'
import { expect, lateRead, test } from './portal.fixture.ts'
import { holdEvents } from './screens.ts'

test('sign-in is there before its code, from a guarded address too, and gives way to what can be pressed', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/assets/)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/demands?order=name', { waitUntil: 'commit' })
  const email = page.getByLabel('E-mail')
  await expect(email).toBeVisible()
  await expect(email).toBeDisabled()
  await expect(page.getByText('Vasconcelos & Prado')).toBeVisible()
  await page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    return links.length > 0 && Array.from(links).every(({ sheet }) => sheet)
  })
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('#root :is(h1, p, label, input, button, a)'), (part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.textContent, x, y, width, height].join(' ')
      }),
    )
  const before = await places()
  arrive()
  await expect(email).toBeEnabled()
  expect(await places()).toEqual(before)
  await email.fill(accounts.user)
})

test('while the businesses are on their way the portal says that it loads', async ({ page }) => {
  const businesses = /\/api\/business(\?|$)/
  let release = () => {}
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    return page.route(businesses, async (route) => {
      await held
      await route.continue()
    })
  }
  const greeting = page.getByRole('heading', { level: 1, name: /^Olá, / })
  await hold()
  await page.goto('/signIn')
  await page.getByLabel('E-mail').fill(accounts.user)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  const asked = page.waitForRequest(businesses)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await asked
  await expect(page.getByText('Carregando...').first()).toBeVisible()
  release()
  await expect(greeting).toBeVisible()

  await page.unrouteAll()
  await hold()
  await page.evaluate((key) => {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }, storageKeys.businessId)
  await page.reload()
  await expect(page.getByText('Carregando...').first()).toBeVisible()
  release()
  await expect(greeting).toBeVisible()
})

test('a page begins as it was seen last, said to be so, until it is read anew; leaving takes it away', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
  await signIn(accounts.colleague)
  const lastSeen = page.locator('[data-last-seen]')
  const row = page.getByRole('main').locator('a[href^="/demands/"]').first()
  const readKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join())
  await page.goto('/demands')
  await expect(row).toBeVisible()
  await expect.poll(readKeys).toMatch(/tramite\.lastSeen\.[\w-]+\.demands/)

  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**', async (route) => {
    const url = route.request().url()
    // What others do meanwhile would have the board read again.
    if (url.includes('/api/events')) return
    asked.push(url.replace(/.*\/api\//, ''))
    await held
    await route.continue()
  })
  await page.reload()
  await expect(lastSeen).toHaveAttribute('inert')
  await expect(lastSeen.getByText('Em andamento').first()).toBeVisible()
  // The fonts are requested ahead of the code: later than the first text they would not be used.
  const preloads = page.locator('head link:is([as=font], [rel=modulepreload])')
  await expect(preloads.first()).toHaveAttribute('as', 'font')
  // The document has requested the board once, before there was code; the code has used the answer.
  const boards = () => asked.filter((url) => url.startsWith('demands'))
  await expect.poll(boards).toEqual([expect.stringMatching(/^demands\/board\?/)])
  answer()
  await expect(lastSeen).toHaveCount(0)
  await expect(row).toBeVisible()
  expect(boards()).toHaveLength(1)

  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect.poll(readKeys).not.toContain('lastSeen')
})

test('no picture of a private demand is kept, nor of a list that names it', async ({
  page,
  signIn,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const shared = await raise()
  const secret = await raise({ private: true })
  await signIn(accounts.user)
  const places = () =>
    page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).flatMap(
        (key) => /lastSeen\.[\w-]+\.(\w+)$/.exec(key)?.[1] ?? [],
      ),
    )
  const toPage = ({ id }: typeof shared) => `/demands/${id}`
  const toList = ({ name }: typeof shared) => `/demands?name=${encodeURIComponent(name)}`
  for (const [place, toAddress] of [
    ['demand', toPage],
    ['demands', toList],
  ] as const) {
    await page.goto(toAddress(shared))
    await expect.poll(places).toContain(place)
    await page.goto(toAddress(secret))
    await expect.poll(places).not.toContain(place)
  }
})

test('a page is not kept under the address of the next one, whose code is on its way', async ({
  page,
  signIn,
}) => {
  const readKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join())
  await signIn(accounts.colleague)
  await page.route(`**${toPagePath('_app.index')}`, () => {})
  await page.goto('/demands')
  await expect.poll(readKeys).toMatch(/tramite\.lastSeen\.[\w-]+\.demands/)
  await page.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const toKeys = () => Object.keys(sessionStorage).filter((key) => /lastSeen.*\.home$/.test(key))
    for (const key of toKeys()) sessionStorage.removeItem(key)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    return toKeys()
  })
  expect(kept).toEqual([])
})

test('a toast is of its moment: a page is not seen again with the one that stood over it', async ({
  open,
}) => {
  const page = await open(accounts.grace)
  await page.goto('/tools/marks/create', { waitUntil: 'commit' })
  const toast = page.getByText('Essa funcionalidade está bloqueada para seu usuário!')
  await toast.hover()
  const isPictured = (text: string) =>
    page.evaluate((part) => {
      const key = Object.keys(localStorage).find((name) => /lastSeen.*\.home$/.test(name))
      return key !== undefined && localStorage.getItem(key)?.includes(part)
    }, text)
  await expect.poll(() => isPictured('Suas demandas')).toBe(true)
  await expect(toast).toBeVisible()
  expect(await isPictured('Essa funcionalidade está bloqueada')).toBe(false)
})

test('a page that is opened for the first time stands before its code, and is asked for once', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.user)
  await holdEvents(page)
  const drawn = page.locator('#root > [data-drawn]')
  const row = page.getByRole('main').locator('a[href^="/demands/"]').first()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${toBuiltPath('src/start.ts')}`, async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A server that has just started, or is busy, does not render pages.
  const openDrawn = (address: string) =>
    expect(async () => {
      await page.goto(address)
      await expect(drawn).toHaveAttribute('inert', '', { timeout: 2000 })
    }).toPass()
  await openDrawn('/demands')
  await expect(drawn.getByText('Em andamento').first()).toBeVisible()
  await expect(drawn.locator('main a[href^="/demands/"]').first()).toBeVisible()
  // The result of a filter is not requested early: it is shown as loading, not as failed.
  await openDrawn('/demands?name=contrato')
  await expect(drawn.getByText('Demandas', { exact: true }).first()).toBeVisible()
  await expect(drawn.getByText('Tentar novamente')).toHaveCount(0)
  await openDrawn('/demands/new')
  await expect(drawn.getByText('Usuários a notificar').first()).toBeVisible()
  asked.length = 0
  await openDrawn('/demands')
  const waiting = page.locator('aside nav a[href="/demands"]')
  await expect(waiting).toContainText(/\d/)
  await page.evaluate(() => {
    const look = () => {
      const text = document.querySelector('aside nav a[href="/demands"]')?.textContent ?? ''
      if (!/\d/.test(text)) document.documentElement.dataset.lost = text
      requestAnimationFrame(look)
    }
    look()
  })
  arrive()
  await expect(row).toBeVisible()
  await expect(drawn).toHaveCount(0)
  await expect(waiting).toContainText(/\d/)
  // The count of what waits was there in every frame.
  await expect(page.locator('html')).not.toHaveAttribute('data-lost')
  // The code has used the answers with which the page was rendered.
  expect(asked).toContain('/drawn')
  expect(asked.filter((path) => /^\/api\/(demands|home|business)/.test(path))).toEqual([])
})

test('a page whose code does not come says so, and opens once the network is back', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/signIn')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('O portal não abriu por inteiro.')
  // The button lies below the words, and begins where they do.
  const [words, button] = await notice.evaluate((element) => {
    const range = document.createRange()
    return [...element.childNodes].map((node) => {
      range.selectNode(node)
      const { left, bottom, top } = range.getBoundingClientRect()
      return { left, bottom, top }
    })
  })
  expect(button?.left).toBe(words?.left)
  expect(button?.top).toBeGreaterThan((words?.bottom ?? Number.NaN) + 4)
  await page.unroute('**/assets/*.js')
  await notice.getByRole('button', { name: 'Tentar novamente' }).click()
  await page.getByLabel('E-mail').fill(accounts.user)
  await expect(notice).toBeHidden()
})

test('a page whose own code alone does not come says so, until it is there', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${toPagePath('_guest.signIn')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  const renderer = page.waitForResponse(`**${toBuiltPath('src/mount.tsx')}`)
  await page.goto('/signIn')
  await renderer
  await page.clock.runFor(21_000)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('O portal não abriu por inteiro.')
  release()
  await expect(notice).toBeHidden()
  await expect(page.getByLabel('E-mail')).toBeEditable()
})

test('sign-in says that the code behind its button does not come, and goes on once it does', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${toBuiltPath('src/session/sign-in-form.ts')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/signIn')
  await page.getByLabel('E-mail').fill(accounts.user)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('button', { name: 'Carregando' })).toBeVisible()
  await page.clock.runFor(21_000)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('O portal não abriu por inteiro.')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.user)
  release()
  await expect(page).toHaveURL('/')
  await expect(notice).toBeHidden()
})

test('a tab that was open before a deploy keeps to its own code', async ({ open }) => {
  const page = await open(accounts.user)
  const otherCode: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('?other')) otherCode.push(request.url())
  })
  for (const path of ['/demands/next', '/demands']) {
    const isDocument = (url: URL) => url.pathname === path
    await page.route(isDocument, async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace('data-code="', 'data-code="other-')
        .replaceAll('.js">', '.js?other">')
      await route.fulfill({ response, body })
    })
  }
  // The last of its successive requests.
  const last = page.waitForResponse((response) => response.url().endsWith('/demands/new'), {
    timeout: 90_000,
  })
  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1, name: /^Olá, / }).elementHandle()
  await last
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
  expect(otherCode).toEqual([])
})
