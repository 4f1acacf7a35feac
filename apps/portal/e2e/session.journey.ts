import type { Page } from '@playwright/test'
import { storageKeys } from '@tramite/core/session'
import { createUser } from '@tramite/core/users'
import { accounts, password } from './accounts.ts'
import { toBuiltPath } from './built-file.ts'
import { toUniqueName } from './customer-side.ts'
import { loseAnswer } from './lost-answer.ts'
import { waitForPasswordLink } from './outbox.ts'
import { expect, test, toastOf } from './portal.fixture.ts'

test('a visitor signs in, and a wrong password is refused at its field', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/400 .*\/api\/auth/)
  await page.goto('/')
  await expect(page).toHaveURL('/signIn')

  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('E-mail é obrigatório')).toBeVisible()
  await expect(page.getByText('Senha é obrigatório')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await page.getByLabel('E-mail').fill('marina@aurora')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Email inválido')).toBeVisible()

  await page.getByLabel('E-mail').fill(accounts.colleague)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Email e/ou senha inválidos')).toBeVisible()
  await expect(page.getByText('Falha ao realizar login')).toBeVisible()
  await expect(page).toHaveURL('/signIn')

  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  await expect(page).toHaveURL('/')
})

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

test('a guarded page leads to sign-in and back; guests’ pages lead a user home', async ({
  page,
}) => {
  await page.goto('/demands?order=name')
  await expect(page).toHaveURL(/\/signIn\?returnTo=/)
  await page.getByLabel('E-mail').fill(accounts.user)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/demands?order=name')
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeFocused()

  for (const path of ['/signIn', '/forgot', '/forgot/feedback']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/reset-password/email/ninguem%40aurora.example/token/abc')
  await expect(toastOf(page)).toContainText('saia e abra o link de novo')
  await expect(page).toHaveURL('/')
  await page.goto('/financial')
  await expect(page).toHaveURL('/')
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

test('the cookie policy names whatever the portal keeps in the browser', async ({
  page,
  signIn,
}) => {
  await page.goto('/reset-password/email/ninguem%40aurora.example/token/abc')
  await signIn(accounts.user)
  await page.goto('/demands/new')
  await page.getByLabel('Nome').fill('Rascunho que fica')
  const readKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect.poll(async () => (await readKeys()).join()).toContain('draft')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  const keys = await readKeys()
  expect(keys.length).toBeGreaterThan(3)

  await page.goto('/cookies')
  const table = page.getByRole('table', { name: 'Cookies necessários' })
  await expect(table).toBeVisible()
  const names = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('th, td')?.textContent?.trim() ?? ''),
    )
  const isNamed = (key: string) =>
    names.some(
      (name) =>
        name !== '' &&
        (key === name || /^[./]/.test(key.slice(name.length))) &&
        key.startsWith(name),
    )
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
})

test('a page begins as it was seen last, said to be so, until it is read anew; leaving takes it away', async ({
  page,
  signIn,
  expectProblems,
}) => {
  // A request for events may be sent just as the user leaves.
  expectProblems(/401 .*\/api\/events/)
  await signIn(accounts.user)
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
    asked.push(
      route
        .request()
        .url()
        .replace(/.*\/api\//, ''),
    )
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
  expect(await readKeys()).not.toContain('lastSeen')
})

test('a page that is opened for the first time stands before its code, and is asked for once', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.user)
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
  arrive()
  await expect(row).toBeVisible()
  await expect(drawn).toHaveCount(0)
  // The code has used the answers with which the page was rendered.
  expect(asked).toContain('/drawn')
  expect(asked.filter((path) => /^\/api\/(demands|home|business)/.test(path))).toEqual([])
})

test('a session ends with its tab unless it is remembered', async ({
  page,
  signIn,
  expectProblems,
}) => {
  // Another tab may send a request before it learns that the session has ended.
  expectProblems(/401 .*\/api\//)
  const context = page.context()
  await signIn(accounts.colleague)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await expect(otherTab).toHaveURL('/signIn')
  await otherTab.getByLabel('E-mail').fill(accounts.colleague)
  await otherTab.getByLabel('Senha', { exact: true }).fill(password)
  await otherTab.getByText('Lembrar de mim').click()
  await otherTab.getByRole('button', { name: 'Entrar' }).click()
  await expect(otherTab.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  await otherTab.close()

  const later = await context.newPage()
  await later.goto('/')
  await expect(later.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()

  await later.getByRole('button', { name: /abrir menu da conta|conta/i }).click()
  await later.getByRole('button', { name: 'Sair' }).click()
  await expect(later).toHaveURL('/signIn')
  await expect(page).toHaveURL('/signIn')
})

test('who signs in after a session ended on a public page sees nothing of it', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.colleague)
  await page.getByRole('button', { name: /conta/i }).click()
  await page.getByRole('link', { name: 'Políticas de Privacidade' }).click()
  await expect(page.getByRole('link', { name: 'Voltar ao portal' })).toBeVisible()
  const otherTab = await page.context().newPage()
  await signIn(accounts.colleague, otherTab)
  await otherTab.getByRole('button', { name: /conta/i }).click()
  await otherTab.getByRole('button', { name: 'Sair' }).click()
  await expect(otherTab).toHaveURL('/signIn')

  await page.getByRole('link', { name: 'Entrar' }).click()
  await page.getByLabel('E-mail').fill(accounts.otherCustomer)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('combobox', { name: /Negócio/ })).toContainText('Brisa')
  await expect(banner).not.toContainText('Aurora')
})

test('a user sees where they are signed in, and signs out of another device', async ({
  page,
  signIn,
  open,
  expectProblems,
}) => {
  expectProblems(/401 .*\/api\//)
  await signIn(accounts.colleague)
  const other = await open(undefined, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })
  await signIn(accounts.colleague, other)

  await page.goto('/profile?section=user')
  const devices = page.getByRole('region', { name: 'Dispositivos conectados' })
  await expect(devices.getByText('Este dispositivo')).toHaveCount(1)
  await expect(devices.getByRole('button', { name: 'Sair dos outros dispositivos' })).toBeVisible()
  await devices.getByRole('button', { name: /^Sair de Safari no iPhone/ }).click()
  await expect(page.getByText('O dispositivo saiu da sua conta.')).toBeVisible()
  await expect(devices.getByText('Safari no iPhone')).toHaveCount(0)
  await expect(other).toHaveURL(/\/signIn/)
  await expect(
    other.getByText('Sua sessão terminou. Entre novamente para continuar.'),
  ).toBeVisible()
})

test('signing out asks about what is not saved while there is a session; one that has ended asks nothing', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/401/)
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
  const occupation = page.getByLabel('Cargo/Função')
  const begin = async () => {
    await page.goto('/profile?section=user')
    await page.getByRole('button', { name: 'Editar Seus dados' }).click()
    await occupation.fill('Gerente que não foi salvo')
  }
  const leave = async () => {
    await page.getByRole('button', { name: 'abrir menu da conta' }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
  }
  await signIn(accounts.colleague)
  await page.goto('/demands/new')
  await page.getByLabel('Nome').fill('Demanda que não foi enviada')
  await begin()
  await leave()
  await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(occupation).toHaveValue('Gerente que não foi salvo')
  await leave()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  const draftQuestion = page.getByRole('alertdialog', { name: 'Sair do portal' })
  await expect(draftQuestion).toContainText('um rascunho que não foi enviado')
  await draftQuestion.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(occupation).toHaveValue('Gerente que não foi salvo')
  expect(
    await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.token),
  ).not.toBeNull()
  await leave()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await draftQuestion.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/signIn')
  await expect(question).toBeHidden()

  await signIn(accounts.colleague)
  await begin()
  const refusal = { status: 401, code: 'UNAUTHENTICATED', message: '', errors: {} }
  await page.route('**/api/users', (route) => route.fulfill({ status: 401, json: refusal }))
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page).toHaveURL(/^[^?]+\/signIn\?returnTo=/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('who goes back while the link is asked for stays at sign-in', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asks = '**/api/auth/reset-password'
  await page.route(asks, async (route) => {
    await held
    await route.fulfill({ status: 204 })
  })
  await page.goto('/forgot')
  const form = page.locator('form:not([inert] *)')
  await form.getByLabel('E-mail').fill('ninguem@aurora.example')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('link', { name: /voltar/i }).click()
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('Tramite')
  const answered = page.waitForResponse(asks)
  release()
  await answered
  await password.pressSequentially('2026')
  await expect(page).toHaveURL('/signIn')
  await expect(password).toHaveValue('Tramite2026')
})

/** Signs out: the next user of this computer is not asked for the password of a link's address. */
async function expectStranger(page: Page) {
  // Today's popup, or the question about the legal texts, comes a moment after the page and would lie below the menu.
  await page.getByRole('button', { name: 'Agora não' }).click()
  await page.getByRole('button', { name: 'abrir menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('')
}

test('a forgotten password is replaced by the mailed link, once', async ({
  page,
  open,
  expectProblems,
}) => {
  // Today's popup may be requested as they sign out.
  expectProblems(/400 .*\/api\/reset-password/, /401 .*\/api\/popup\//)
  const email = accounts.person
  await page.goto('/forgot/')
  await page.getByLabel('E-mail').fill('sem arroba')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL('/forgot/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(
    page.getByText('Enviamos um link de redefinição de senha para o e-mail cadastrado.'),
  ).toBeVisible()

  const link = await waitForPasswordLink(email)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  // A phone reloads the page after a switch to the mail program.
  await page.reload()
  await page.getByLabel('Nova senha', { exact: true }).fill('fraca')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('outra')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText(/^Deve conter no mínimo 8 caracteres/)).toBeVisible()
  await expect(page.getByText('As senhas devem combinar')).toBeVisible()

  // The password itself is refused: the user needs another password, not another link.
  await page.getByLabel('Nova senha', { exact: true }).fill('Senha123')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('Senha123')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  const refused = page.getByLabel('Nova senha', { exact: true })
  await expect(refused).toHaveAccessibleDescription(/^Esta senha é uma das mais usadas/)
  await expect(refused).toBeFocused()
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeHidden()

  await page.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
  await page.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page).toHaveURL('/signIn')
  await expect(page.getByText('Sua senha foi alterada. Entre com a nova senha.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('NovaSenha2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()

  await expectStranger(page)

  const stranger = await open(undefined)
  await stranger.goto(link)
  await stranger.getByLabel('Nova senha', { exact: true }).fill('OutraSenha2026')
  await stranger.getByLabel('Confirmar senha', { exact: true }).fill('OutraSenha2026')
  await stranger.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(
    stranger.getByText('Token experirado! Refaça o processo de recuperação de senha.'),
  ).toBeVisible()
})

test.describe('a link whose answer was lost', () => {
  test('has set the password: the same press again lets one in with it', async ({
    page,
    open,
    customer,
    expectProblems,
  }) => {
    expectProblems(
      /ERR_FAILED.*\/reset-password/,
      /400 .*\/api\/(reset-password|auth)/,
      // Today's popup may be requested as they sign out.
      /401 .*\/api\/popup\//,
    )
    const { client } = await customer(accounts.admin)
    const email = `${toUniqueName('perdida').replace(' ', '.')}@aurora.example`
    await createUser(client).mutationFn({ name: 'Tainá Rocha', email, customerAdmin: false })
    await page.goto(await waitForPasswordLink(email))
    await page.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
    await page.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
    await page.route('**/api/reset-password', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(page.getByText(/^Erro ao atualizar senha!.*Sem conexão/)).toBeVisible()
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(toastOf(page)).toContainText('Sua senha já foi alterada, e você entrou com ela.')
    await expect(page).toHaveURL('/')
    await expectStranger(page)

    // A password that was never set does not sign in.
    const other = await open(undefined)
    await other.goto('/reset-password/email/ninguem%40aurora.example/token/um-token-que-nao-existe')
    await other.getByLabel('Nova senha', { exact: true }).fill('NovaSenha2026')
    await other.getByLabel('Confirmar senha', { exact: true }).fill('NovaSenha2026')
    await other.route('**/api/reset-password', (route) => route.abort(), { times: 1 })
    await other.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(other.getByText(/^Erro ao atualizar senha!/)).toBeVisible()
    await other.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(other.getByText(/^Token experirado!/)).toBeVisible()
  })

  test('may have confirmed the e-mail, and says so', async ({ page, expectProblems }) => {
    expectProblems(/ERR_FAILED.*\/confirm-email/, /400 .*\/api\/confirm-email/)
    await page.goto('/confirm-email/email/nova%40aurora.example/token/outro-que-nao-existe')
    await page.route('**/api/confirm-email', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(/^Não foi possível confirmar o e-mail\./)).toBeVisible()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(/^A primeira tentativa pode ter dado certo/)).toBeVisible()
    await page.getByRole('link', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/signIn')
  })
})

test('a link that confirms an e-mail leaves the address bar and survives a reload', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/400 .*\/api\/confirm-email/)
  await page.goto('/confirm-email/email/nova%40aurora.example/token/um-token-que-nao-existe')
  await expect(page).toHaveURL('/confirm-email')
  await page.reload()
  await expect(page.getByText('Confirme que nova@aurora.example é o novo e-mail')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Este link não vale mais.')).toBeVisible()
})

test('a page whose code does not come says so, and opens once the network is back', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/signIn')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('O portal não abriu por inteiro.')
  await page.unroute('**/assets/*.js')
  await notice.getByRole('button', { name: 'Tentar novamente' }).click()
  await page.getByLabel('E-mail').fill(accounts.user)
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
  const last = page.waitForResponse((response) => response.url().endsWith('/demands/new'))
  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1, name: /^Olá, / }).elementHandle()
  await last
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
  expect(otherCode).toEqual([])
})

test('a browser that forbids its storage is signed in until the page is left', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await signIn(accounts.user)
  await page.getByRole('link', { name: /^Demandas/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  await page.getByRole('link', { name: 'Criar demanda' }).click()
  await page.getByLabel('Nome').fill('Sem nada que se guarde')
  await expect(page.getByLabel('Nome')).toHaveValue('Sem nada que se guarde')
})
