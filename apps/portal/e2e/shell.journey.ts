import { listNotifications } from '@tramite/core/notifications'
import { accounts, password } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, lateRead, test } from './portal.fixture.ts'
import { dismissPopup } from './sdk.ts'

test.describe('business', () => {
  test.use({ account: accounts.user })

  test('a switch is kept, goes along with every call and leaves pages of the other one', async ({
    page,
    customer,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id, name } = await raise()
    const listOf = (businessId: string) =>
      page.waitForRequest(
        (request) =>
          // A reloaded page may be requested as a whole.
          /\/api\/demands\/board\?|\/drawn$/.test(request.url()) &&
          request.headers().businessid === businessId,
      )

    await page.goto('/demands')
    const selector = page.getByRole('banner').getByLabel('Negócio:')
    await expect(selector.locator('option')).toHaveText(['Aurora Cosméticos', 'Aurora Botânica'])
    const first = await selector.inputValue()
    const other = await selector.locator(`option:not([value="${first}"])`).getAttribute('value')
    if (other === null) throw new Error('There is no other business')
    await expect(page.getByRole('link', { name })).toBeVisible()

    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/demands/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    const listOfOther = listOf(other)
    await selector.selectOption(other)
    await listOfOther
    await expect(page).toHaveURL('/demands')
    await expect(selector).toHaveValue(other)
    await expect(page.getByText(/demandas encontradas/)).toBeVisible()
    await expect(page.getByRole('link', { name })).toBeHidden()

    const listAfterReload = listOf(other)
    await page.reload()
    await listAfterReload
    await expect(selector).toHaveValue(other)
    await expect(page.getByText(/demandas encontradas/)).toBeVisible()
    await expect(page.getByRole('link', { name })).toBeHidden()

    await selector.selectOption(first)
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
})

test('somebody of the firm is told that the portal is for customers, and gets out', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/403 /, lateRead)
  // In a session of its own: it is ended, without affecting the firm's side of other tests.
  const page = await open(undefined)
  await page.goto('/signIn')
  await page.getByLabel('E-mail').fill(accounts.lawyer)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const notice = page.getByRole('heading', { level: 1, name: 'Este portal é dos clientes' })
  await expect(notice).toBeVisible()
  for (const address of ['/demands', '/financial']) {
    await page.goto(address)
    await expect(notice).toBeVisible()
  }
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/signIn/)
})

test('someone without a business is told whom to ask; public pages stay readable', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/business/)
  const page = await open(accounts.noBusiness)
  await page.goto('/demands')
  await expect(
    page.getByText(
      'Você não está atribuído a nenhum negócio. Entre em contato com o administrador.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Negócio:')).toBeHidden()
  await page.getByRole('button', { name: 'Notificações' }).click()
  await expect(page.getByText('Nenhum lembrete encontrado! :/')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()

  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('link', { name: 'Termos de Uso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()

  // A user's own data belong to no business: the password can be changed, a device signed out.
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('link', { name: 'Perfil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alterar senha' })).toBeVisible()
  expectProblems(/404 .*\/businessDefault/)
  await page.getByRole('tab', { name: 'Dados' }).click()
  await expect(page.getByText('Nenhum negócio atribuído')).toBeVisible()
})

test('an admin without a business takes everything along', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/business/)
  const { client, user } = await customer(accounts.noBusiness)
  await firm.makeAdmin(user.id, true)
  try {
    await dismissPopup(client, user.id)
    const page = await open(accounts.noBusiness)
    await page.goto('/demands')
    await page.getByRole('button', { name: 'abrir menu da conta' }).click()
    await page.getByRole('link', { name: 'Exportar tudo' }).click()
    await page.getByRole('button', { name: /^Preparar/ }).click()
    await expect(page.getByRole('button', { name: 'Baixar' })).toBeVisible({ timeout: 60_000 })
  } finally {
    await firm.makeAdmin(user.id, false)
  }
})

test('finances and businesses are for super admins only', async ({ open }) => {
  const navigation = ['Início', 'Demandas', 'Documentos', 'Jornadas', 'Ferramentas']
  const page = await open(accounts.superAdmin)
  await page.goto('/')
  const entries = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await expect(entries).toHaveCount(7)
  await expect(entries.filter({ hasText: 'Início' })).toHaveAttribute('aria-current')
  await entries.filter({ hasText: 'Financeiro' }).click()
  await expect(page).toHaveURL('/financial')
  await expect(entries.filter({ hasText: 'Financeiro' })).toHaveAttribute('aria-current')
  await entries.filter({ hasText: 'Negócios' }).click()
  await expect(page).toHaveURL('/business')

  const adminPage = await open(accounts.admin)
  await adminPage.goto('/business')
  await expect(adminPage).toHaveURL('/')
  const adminEntries = adminPage.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await expect(adminEntries).toHaveText(navigation.map((name) => new RegExp(`^${name}`)))
})

test('the account menu leads to what belongs to the account', async ({ open }) => {
  const page = await open(accounts.colleague)
  await page.goto('/')
  const trigger = page.getByRole('button', { name: 'Caio Menezes' })
  await expect(trigger).toContainText('CM')
  await expect(trigger).toContainText('Coordenador de recursos humanos')

  await trigger.click()
  const menu = page.getByRole('dialog', { name: 'Conta' })
  await expect(menu.getByRole('listitem')).toHaveText([
    'Perfil',
    'Informações',
    'Gerenciar Usuários',
    'Termos de Uso',
    'Políticas de Privacidade',
    'Sair',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()

  await trigger.click()
  await menu.getByRole('link', { name: 'Gerenciar Usuários' }).click()
  await expect(page).toHaveURL('/profile?section=settings')
  await expect(menu).toBeHidden()
})

test('news stand in the bell, newest first, which opening clears; following one reads it', async ({
  open,
  customer,
  firm,
}) => {
  const { raise, client } = await customer(accounts.admin)
  const [older, newer] = [
    await raise({ name: toUniqueName('Aditivo de aluguel') }),
    await raise({ name: toUniqueName('Parecer sobre rótulos') }),
  ]
  const { id: late, name: lateName } = await raise({ name: toUniqueName('Distrato do depósito') })
  const page = await open(accounts.admin)
  const live = page.waitForResponse('**/api/events?*')
  await page.goto('/')
  await live
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible()
  await firm.addItem(older.id, { type: 'MESSAGE', content: 'Recebemos o aditivo.' })
  await firm.setStatus(newer.id, { statusKey: 'IN_PROGRESS' })

  // Opening the panel clears everything there is by then: both.
  const names = [older.name, newer.name]
  await expect
    .poll(async () => {
      const { notifications } = await listNotifications(client, {}).queryFn()
      return notifications.filter(({ description }) => names.includes(description ?? '')).length
    })
    .toBe(2)
  const bell = page.getByRole('button', { name: /^Notificações, .*nova/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  const entries = panel.getByRole('listitem')
  const ofTest = entries.filter({ hasText: new RegExp(`${older.name}|${newer.name}`) })
  await expect(ofTest).toHaveText([
    new RegExp(`colocou a demanda em andamento.*${newer.name}`),
    new RegExp(`escreveu uma mensagem.*${older.name}`),
  ])
  const quietBell = page.getByRole('button', { name: 'Notificações', exact: true })
  await expect(quietBell).toBeVisible()
  // What arrives while it is open is seen as well.
  await firm.addItem(late, { type: 'MESSAGE', content: 'Recebemos o distrato.' })
  await expect(entries.filter({ hasText: lateName })).toBeVisible()
  await expect(bell).toBeVisible()
  // No longer new, but unread until followed.
  await page.keyboard.press('Escape')
  await expect(quietBell).toBeVisible()
  await quietBell.click()
  await expect(ofTest.filter({ hasText: '(não lida)' })).toHaveCount(2)

  await panel.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page.getByRole('main').getByText(older.name)).toBeVisible()
  await page.goBack()
  await quietBell.click()
  await ofTest.last().getByRole('link').click()
  await expect(page).toHaveURL(`/demands/${older.id}`)
  await expect(page.getByText('Recebemos o aditivo.')).toBeVisible()
  await quietBell.click()
  await expect(ofTest.filter({ hasText: '(não lida)' })).toHaveCount(1)
})

test('Back closes what is open over the page and only that, and asks about what was typed', async ({
  open,
}) => {
  const page = await open(accounts.user, { viewport: { width: 360, height: 740 } })
  const goBack = () => page.evaluate(() => history.back())
  await page.goto('/documents')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const openMenu = () => page.getByRole('button', { name: 'Abrir menu', exact: true }).click()
  await openMenu()
  await menu.getByRole('link', { name: 'Ferramentas' }).click()
  await expect(page).toHaveURL('/tools')
  await openMenu()
  await expect(menu).toBeVisible()
  await goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/tools')

  await page.getByRole('link', { name: 'Abrir Lembretes' }).click()
  await page.getByRole('button', { name: 'Criar Lembrete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar lembrete' })
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Renovar o alvará')
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  await goBack()
  await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Renovar o alvará')
  await goBack()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/tools/reminders')
  await goBack()
  await expect(page).toHaveURL('/tools')
})

test('on a phone the menu is a drawer that the keyboard opens, holds and closes', async ({
  open,
}) => {
  const page = await open(accounts.user, { viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Documentos', exact: true })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Negócio:' })).toHaveCount(1)

  const toggle = page.getByRole('button', { name: 'Abrir menu', exact: true })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  const link = drawer.getByRole('link', { name: 'Documentos', exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/documents')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeFocused()
})

test('a tablet that is turned with its menu open has the sidebar, and no drawer above it', async ({
  open,
}) => {
  const page = await open(accounts.user, { viewport: { width: 768, height: 1280 } })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Abrir menu', exact: true })
  await toggle.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 768 })
  await expect(drawer).toBeHidden()
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page).toHaveURL('/documents')
  await page.setViewportSize({ width: 768, height: 1280 })
  await expect(toggle).toBeVisible()
  await expect(drawer).toBeHidden()
})

test.describe('legal texts', () => {
  test.use({ account: accounts.user })

  test('an address with a section leads to it, with a session too', async ({ page }) => {
    await page.goto('/terms#9')
    await expect(
      page.getByRole('heading', { level: 2, name: /Consequências do acesso/ }),
    ).toBeInViewport()
  })

  test('the terms stay to be read where the session has ended on the server', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/401/)
    await page.route('**/api/auth', (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Entre de novo.' } }),
    )
    await page.goto('/terms')
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()
    await expect(page).toHaveURL('/terms')
  })

  test('of a session the terms alone are a page of the portal', async ({ page }) => {
    const portal = page.getByRole('navigation', { name: 'Principal' })
    await page.goto('/terms')
    await expect(portal).toBeVisible()
    for (const address of ['/politics', '/cookies']) {
      await page.goto(address)
      await expect(page.getByRole('link', { name: 'Voltar ao portal' })).toBeVisible()
      await expect(portal).toHaveCount(0)
    }
  })
})
