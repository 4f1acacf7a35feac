import { matchRoute, type PortalRoute, portalRoutes } from '@tramite/core/shell'
import type { BrowserContext } from 'playwright'

/** Every address of the portal. */
export const routes = Object.keys(portalRoutes) as PortalRoute[]

const isForVisitors = (route: PortalRoute) => portalRoutes[route].audience !== 'session'
const toVisitorsPath = (route: PortalRoute) =>
  route.replace('{email}', 'ninguem%40aurora.example').replace('{token}', 'abc')

/** An address of each route that needs no session. */
export const visitorsPaths: ReadonlyMap<PortalRoute, string> = new Map(
  routes.filter(isForVisitors).map((route) => [route, toVisitorsPath(route)]),
)

/** How long a page may take to show its links, milliseconds. */
const TIMEOUT_MS = 2500

/**
 * Signs in a user of the demo firm, remembered: in every tab of the browser. Declines cookies, and
 * accepts the terms of the risk analysis, without which its sectors are closed.
 */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/signIn`)
  // After sign-in it is queued behind other overlays.
  await page.getByRole('button', { name: 'Não aceito' }).click()
  await page.getByLabel('E-mail').fill('super@aurora.example')
  await page.getByLabel('Senha', { exact: true }).fill('Tramite2026')
  await page.getByText('Lembrar de mim').click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()
  // The firm's popup may come first wherever the user goes next; the terms wait behind it.
  await page.addLocatorHandler(
    page.getByRole('dialog', { name: 'Sua marca ainda não é só sua?' }),
    (popup) => popup.getByRole('button', { name: 'Fechar' }).first().click(),
  )
  await page.goto(`${origin}/tools/analysisRisk`)
  await page.getByText('Li e aceito os termos').click()
  const accept = page.getByRole('button', { name: 'Aceito', exact: true })
  await accept.click()
  await accept.waitFor({ state: 'hidden' })
  await page.close()
}

/** The path of a route below one that was found, such as that of a printed record: only menus link to it. */
function toPathBelow(route: PortalRoute, paths: ReadonlyMap<string, string>): string | null {
  const end = route.lastIndexOf('/')
  const above = paths.get(route.slice(0, end))
  return above && !route.endsWith('}') ? above + route.slice(end) : null
}

/**
 * A path for each route that requires signing in, found by following the links of the others. Reports
 * routes that nothing links to.
 */
export async function findPaths(
  context: BrowserContext,
  origin: string,
): Promise<ReadonlyMap<PortalRoute, string>> {
  const paths = new Map<PortalRoute, string>()
  const wanted = routes.filter((route) => !isForVisitors(route))
  const ahead = wanted.filter((route) => !route.includes('{')).map((route): string => route)
  const page = await context.newPage()
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const route = matchRoute(path)?.route
    if (!route || paths.has(route)) continue
    paths.set(route, path)
    await page.goto(origin + path)
    await page.waitForTimeout(TIMEOUT_MS)
    const links = await page
      .locator('main a[href]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    ahead.push(...links.filter((link) => link.startsWith('/')))
  }
  await page.close()
  for (const route of wanted.filter((each) => !paths.has(each))) {
    const path = toPathBelow(route, paths)
    if (path) paths.set(route, path)
  }
  const missing = wanted.filter((route) => !paths.has(route))
  if (missing.length > 0) console.log(`Nothing leads to ${missing.join(', ')}`)
  return paths
}
