import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { type Session, storageKeys } from '@tramite/core/session'
import { type Account, accounts, password } from './accounts.ts'
import { watchProblems } from './browser-problems.ts'
import { type CustomerSide, createCustomer } from './customer-side.ts'
import { createFirm, type FirmSide } from './firm-side.ts'
import { keepRoutesPrompt } from './prompt-routes.ts'
import { createSessions, leavePopup, readAsked } from './sdk.ts'
import { keepToasts, toldBy } from './toasts.ts'

interface Fixtures {
  /** The account signed in on the test's page; undefined for a visitor. */
  account: Account | undefined
  /** Signs in through the form and waits for the home page. */
  signIn: (email: string, page?: Page) => Promise<void>
  /** A page in a browser of its own, signed in to an account or not. */
  open: (account: Account | undefined, options?: BrowserContextOptions) => Promise<Page>
  /** What the firm does meanwhile, through the API. */
  firm: FirmSide
  /** What a customer does elsewhere, through the API. */
  customer: (account: Account) => Promise<CustomerSide>
  /**
   * Allows errors in the test's browsers that a refusal or a lost connection must cause; any other error
   * on a console fails the test.
   */
  expectProblems: (...patterns: RegExp[]) => void
}

interface Setup {
  /** Patterns of allowed browser errors, and from where they are watched. */
  problems: { readonly allowed: RegExp[]; readonly found: (readonly string[])[] }
}

interface WorkerFixtures {
  apiUrl: string
  sessions: (account: Account) => Promise<Session>
  /** The legal texts about which a browser remembers having asked. */
  asked: string
}

/** What a browser stores that has been here before, and may remember a session. */
function toStored(session: Session | undefined, asked: string): Readonly<Record<string, string>> {
  return {
    // Asked and answered before.
    [storageKeys.cookieConsent]: 'false',
    ...(session && {
      [storageKeys.user]: JSON.stringify(session.user),
      [storageKeys.token]: session.token,
      [`${storageKeys.legalAsked}.${session.user.id}`]: asked,
    }),
  }
}

/**
 * Opens the first page of a browser that stores something, of the portal's origin, as if nothing had been opened
 * before. For `storageState`, Playwright opens another page and closes it again: three more processes of Chromium.
 */
async function openFirst(context: BrowserContext, origin: string, stored: object): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(origin)
  await page.evaluate((items) => Object.assign(localStorage, items), stored)
  await page.unroute(`${origin}/`)
  await page.goto('about:blank')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.resetNavigationHistory')
  await devTools.detach()
  return page
}

/** Without it, a request that is still being routed when its test ends fails the next test of the worker. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

export const test = base.extend<Fixtures & Setup, WorkerFixtures>({
  apiUrl: [
    async ({}, use, { project }) => {
      await use(`${project.use.baseURL}/api`)
    },
    { scope: 'worker' },
  ],
  sessions: [async ({ apiUrl }, use) => use(createSessions(apiUrl)), { scope: 'worker' }],
  asked: [async ({ apiUrl }, use) => use(await readAsked(apiUrl)), { scope: 'worker' }],

  account: [undefined, { option: true }],
  problems: [
    async ({}, use) => {
      const problems: Setup['problems'] = { allowed: [], found: [] }
      await use(problems)
      const isAllowed = (text: string) => problems.allowed.some((pattern) => pattern.test(text))
      expect(problems.found.flat().filter((text) => !isAllowed(text))).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    problems.found.push(watchProblems(context))
    keepRoutesPrompt(context)
    await keepToasts(context)
    await use(context)
    await endRoutes(context)
  },
  page: async ({ context, account, sessions, apiUrl, asked }, use) => {
    const { origin } = new URL(apiUrl)
    const stored = toStored(account && (await sessions(account)), asked)
    await use(await openFirst(context, origin, stored))
  },
  open: async ({ browser, sessions, apiUrl, asked, problems }, use) => {
    const closers: (() => Promise<void>)[] = []
    await use(async (account, options) => {
      const { origin } = new URL(apiUrl)
      const session = account && (await sessions(account))
      const context = await browser.newContext(options)
      closers.push(async () => {
        // A test that closes a browser of its own has ended its routes with it.
        if (!browser.contexts().includes(context)) return
        await endRoutes(context)
        await context.close()
      })
      problems.found.push(watchProblems(context))
      keepRoutesPrompt(context)
      await keepToasts(context)
      return options?.storageState
        ? context.newPage()
        : openFirst(context, origin, toStored(session, asked))
    })
    for (const close of closers) await close()
  },
  signIn: async ({ page, apiUrl }, use) => {
    await use(async (email, target = page) => {
      await leavePopup(apiUrl, email)
      await target.goto('/signIn')
      await target.getByLabel('E-mail').fill(email)
      await target.getByLabel('Senha', { exact: true }).fill(password)
      await target.getByRole('button', { name: 'Entrar' }).click()
      await expect(target.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
    })
  },
  firm: async ({ apiUrl, sessions }, use) => {
    await use(createFirm(apiUrl, await sessions(accounts.lawyer)))
  },
  customer: async ({ apiUrl, sessions }, use) => {
    await use(async (account) => createCustomer(apiUrl, await sessions(account)))
  },
  expectProblems: async ({ problems }, use) => {
    await use((...patterns) => {
      problems.allowed.push(...patterns)
    })
  },
})

/** What a page reads, also because another test changed it, may be on its way when its session ends. */
export const lateRead = /401 .*\/api\//

/**
 * Saves over what others changed: once more where that was being read again, and the save was refused. While it is
 * saved, its button has another name.
 */
export const saveOver = (save: Locator): Promise<void> =>
  expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 5000 })
    await expect(save).toBeHidden({ timeout: 5000 })
    await expect(save.page().locator('button[aria-busy]')).toHaveCount(0, { timeout: 5000 })
    await expect(save).toBeHidden({ timeout: 5000 })
  }).toPass()

/** The portal's toast. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Avisos do portal' })
}

/**
 * Waits for a toast that none was waited for before; it may have gone by now. After a lost answer it is told only
 * when the last attempt has failed, too.
 */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const texts = toldBy(page)
  const isMeant = (told: string) =>
    typeof text === 'string' ? told.includes(text) : text.test(told)
  await expect
    .poll(() => texts.some(isMeant), { message: `toast: ${text}`, timeout: 30_000 })
    .toBe(true)
  texts.splice(0, texts.findIndex(isMeant) + 1)
}

/**
 * Waits for the page of a demand.
 * @returns its id
 */
export async function reachDemand(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/demands\/[\da-f-]{36}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export { expect }
