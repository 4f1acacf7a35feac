import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { toBuiltPath } from './built-file.ts'
import { expect, expectToast, lateRead, test, toastOf } from './portal.fixture.ts'

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
  // Enter there moves nothing: a screen reader is told once more, as soon as the page can.
  const alert = page.getByRole('alert').filter({ hasText: 'E-mail é obrigatório' })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(alert).toBeVisible({ timeout: 1000 })
  }).toPass()

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

test('a browser that keeps nothing does not keep the session, and the user is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto('/signIn')
  await page.getByLabel('E-mail').fill(accounts.user)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expectToast(page, 'O seu navegador não deixa o portal guardar a sessão')
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
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
  // As from a tab in which somebody had to sign in, after they have done so in another.
  await page.goto('/signIn?returnTo=%2Fdemands%3Forder%3Dname')
  await expect(page).toHaveURL('/demands?order=name')
  // The mails about the account lead there, to whoever is signed in as well.
  await page.goto('/forgot', { waitUntil: 'commit' })
  await expectToast(page, 'abra Perfil, Usuário, e escolha Alterar senha')
  await expect(page).toHaveURL('/')
  await page.goto('/reset-password/email/ninguem%40aurora.example/token/abc', {
    waitUntil: 'commit',
  })
  await expectToast(page, 'saia e abra o link de novo')
  await expect(page).toHaveURL('/')
  await page.goto('/financial')
  await expect(page).toHaveURL('/')
})

test('the cookie policy names whatever the portal keeps in the browser', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
  await signIn(accounts.user)
  await page.getByRole('button', { name: /conta/i }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/signIn')
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
  for (const key of [storageKeys.sessionSeal, storageKeys.token]) expect(keys).toContain(key)

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

test('a session ends with its tab unless it is remembered', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
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

test('signing out ends what the same user has open or remembered in tabs that do not hear of it', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
  const context = page.context()
  await signIn(accounts.colleague)
  const away = await context.newPage()
  await signIn(accounts.colleague, away)
  const readToken = () => away.evaluate((key) => sessionStorage.getItem(key), storageKeys.token)
  const headers = { authorization: `Bearer ${await readToken()}` }
  const isAccepted = async () => (await page.request.get('/api/auth', { headers })).ok()
  expect(await isAccepted()).toBe(true)
  await away.goto('about:blank')
  const closed = await context.newPage()
  await closed.goto('/')
  await closed.getByLabel('E-mail').fill(accounts.colleague)
  await closed.getByLabel('Senha', { exact: true }).fill(password)
  await closed.getByText('Lembrar de mim').click()
  await closed.getByRole('button', { name: 'Entrar' }).click()
  await expect(closed.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  await closed.close()

  await page.getByRole('button', { name: /conta/i }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/signIn')
  await away.goto('/')
  await expect(away).toHaveURL('/signIn')
  expect(await readToken()).toBeNull()
  await expect.poll(isAccepted).toBe(false)

  await signIn(accounts.colleague, away)
  await away.reload()
  await expect(away.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
})

test('who signs out is at sign-in, and not told of an end, though the code of the session does not come', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead, /ERR_FAILED/)
  await signIn(accounts.user)
  const ofSession = toBuiltPath('../../packages/react/src/session/session-actor.ts')
  await page.route(`**${ofSession}`, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: /conta/i }).click()
  const revoked = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/signIn')
  await revoked
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(toastOf(page)).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who goes on while signing out is on its way is at sign-in, and nothing of theirs is kept', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
  await signIn(accounts.colleague)
  await page.goto('/demands')
  const readKeys = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  await expect.poll(async () => (await readKeys()).join()).toContain('lastSeen')
  await page.route('**/api/auth', (route) =>
    route.request().method() === 'DELETE' ? undefined : route.continue(),
  )
  await page.getByRole('button', { name: /conta/i }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('link', { name: 'Documentos', exact: true }).click()
  await expect(page).toHaveURL('/signIn')
  await expect.poll(async () => (await readKeys()).join()).not.toContain('lastSeen')
})

test('who signs in after a session ended on a public page sees nothing of it', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(lateRead)
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
  expectProblems(lateRead)
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
  await expectToast(page, 'O dispositivo saiu da sua conta.')
  await expect(devices.getByText('Safari no iPhone')).toHaveCount(0)
  await expect(other).toHaveURL(/\/signIn/)
  // A phone is looked at later: it still says so.
  await other.reload()
  await expect(other.getByRole('alert')).toHaveText(
    'Sua sessão terminou: passou do prazo, foi encerrada em outro lugar ou sua conta mudou. Entre novamente para continuar; se o seu e-mail foi trocado, use o novo.',
  )
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

test('who may have lost a role, but has lost the session, signs in and is back where they were', async ({
  page,
  signIn,
  expectProblems,
}) => {
  expectProblems(/401/)
  await signIn(accounts.user)
  await page.route('**/api/auth', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Entre de novo.' } }),
  )
  await page.goto('/financial', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
  await expect(page).toHaveURL('/signIn?returnTo=%2Ffinancial')
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
