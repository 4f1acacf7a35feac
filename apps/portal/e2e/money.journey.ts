import type { Page } from '@playwright/test'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, expectToast, lateRead, test } from './portal.fixture.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

test('a super admin sees contract and invoices, fetches contract and statement, proves a payment', async ({
  open,
  firm,
  expectProblems,
}) => {
  expectProblems(/400 .*\/payments\/overdue/)
  const page = await open(accounts.superAdmin)
  await page.goto('/financial')
  await expect(page.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeVisible()
  await expect(page.getByText(/^Uma fatura de R\$\s922,50 está atrasada\./)).toBeVisible()
  const toPay = page.getByRole('region', { name: 'A pagar' })
  await expect(toPay.getByRole('listitem')).toHaveCount(3)
  await toPay.getByRole('button', { name: 'Ver mais' }).click()
  await expect(toPay.getByRole('listitem')).toHaveCount(4)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar contrato' }).click()
  expect((await saved).suggestedFilename()).toBe('contrato.pdf')

  const statement = page.getByRole('region', { name: 'Extrato do ano' })
  const [last = ''] = (await statement.getByRole('option').allTextContents()).slice(-1)
  await statement.getByLabel('Ano').selectOption(last)
  await expect(page).toHaveURL(`/financial?year=${last}`)
  const sheet = page.waitForEvent('download')
  await statement.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await sheet).suggestedFilename()).toBe(`extrato-${last}.csv`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `Extrato de ${last}` })).toBeVisible()
  await expect(toPay).toBeHidden()
  // What is late today is nothing of that year's.
  await expect(page.getByRole('heading', { name: 'Financeiro' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const receipts = page.getByRole('region', { name: 'Comprovantes enviados' })
  await receipts.getByRole('button', { name: 'Enviar comprovante' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar comprovante' })
  const file = dialog.getByLabel('Anexar comprovante')
  const proof = `${toUniqueName('pix')}.pdf`
  const text = { mimeType: 'text/plain', buffer: Buffer.from('Pago.') }
  const refusal = dialog.getByText('O comprovante precisa ser um PDF, JPG ou PNG.')
  await file.setInputFiles({ name: 'pix-da-multa.txt', ...text })
  await expect(refusal).toBeVisible()
  await file.setInputFiles({ name: proof, mimeType: 'application/pdf', buffer: pdf })
  await expect(refusal).toBeHidden()
  await dialog.getByRole('button', { name: 'Enviar comprovante' }).click()
  await expect(dialog).toBeHidden()
  const sent = receipts.getByRole('listitem').filter({ hasText: proof })
  await expect(sent).toContainText('Em análise')
  // What was proved is not asked for again, unless the firm refuses the proof.
  const late = page.getByText(/^Uma fatura de R\$\s922,50 está atrasada\./)
  const fine = toPay.getByRole('listitem').filter({ hasText: 'Multa' })
  await expect(fine).toContainText('Comprovante recebido: não é preciso pagar de novo.')
  await expect(fine.getByRole('link', { name: /^Ver fatura/ })).toBeVisible()
  await expect(late).toBeHidden()
  await firm.reviewReceipt(proof, { status: 'accepted' })
  await expect(sent).toContainText('Aceito')
  await expect(fine).toContainText('Comprovante recebido')
  await firm.reviewReceipt(proof, { status: 'refused', note: 'O valor é outro.' })
  await expect(sent).toContainText('Recusado')
  await expect(fine.getByRole('link', { name: /^Pagar agora/ })).toBeVisible()
  await expect(late).toBeVisible()
  // Its row opens the form for it, which knows what was sent of it, whatever its name.
  await fine.getByRole('button', { name: /^Enviar comprovante: Multa/ }).click()
  await expect(dialog).toContainText('Multa, vencimento')
  await file.setInputFiles({ name: 'outro-nome.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByText(`para esta fatura (${proof})`)).toBeVisible()
})

test('the notice of an overdue payment has an admin pay, and tells others whom to ask', async ({
  open,
}) => {
  const [admin, other] = await Promise.all([
    open(accounts.overdueAdmin),
    open(accounts.overdueUser),
  ])
  for (const page of [admin, other]) {
    await page.goto('/tools/reminders')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Acesso bloqueado por falta de pagamento' }),
    ).toBeVisible()
    const contact = page.getByRole('link', { name: /^contato@/ })
    await expect(contact.first()).toHaveAttribute('href', /^mailto:contato@/)
    // The mail program opens, and no tab.
    for (const link of await contact.all()) await expect(link).not.toHaveAttribute('target')
  }
  // In the line above every page, and in the notice.
  const pay = admin.getByRole('main').getByRole('link', { name: 'Pagar Agora' })
  await expect(pay).toHaveCount(2)
  const [line, notice] = await pay.evaluateAll((links) => links.map((link) => `${link}`))
  expect(line).toMatch(/^https:/)
  expect(notice).toBe(line)
  await expect(
    other.getByText(/Peça ao administrador da sua conta para regularizar o/),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: 'Pagar Agora' })).toHaveCount(0)
})

test('an admin who is not a super admin is led home from the finance page', async ({ open }) => {
  const page = await open(accounts.admin)
  await page.goto('/financial')
  await expect(page).toHaveURL('/')
})

test('a delinquent customer pays by proof: not by Esc, not as a plain user, and then goes on', async ({
  open,
  firm,
  expectProblems,
}) => {
  expectProblems(lateRead)
  // Accepted by an earlier attempt, it would have opened the pages already.
  await firm
    .reviewReceipt('comprovante.pdf', { status: 'refused', note: 'O valor é outro.' })
    .catch(() => undefined)
  const colleague = await open(accounts.delinquentUser)
  await colleague.goto('/documents')
  const told = colleague.getByRole('dialog', { name: 'Pagamento pendente' })
  await expect(told.getByText(/administrador da sua conta/)).toBeVisible()
  await expect(
    told.getByText(/Se já recusamos um comprovante, o acesso volta quando/),
  ).toBeVisible()
  await expect(told.getByRole('link', { name: 'Escrever ao financeiro' })).toBeVisible()
  // Neither link nor proof, but the user can sign out.
  await expect(told.getByRole('button')).toHaveCount(1)
  await told.getByRole('button', { name: 'Sair' }).click()
  await expect(colleague).toHaveURL('/signIn')

  const page = await open(accounts.delinquentAdmin)
  await page.goto('/politics')
  const dialog = page.getByRole('dialog', { name: 'Pagamento pendente' })
  await expect(dialog.getByRole('button', { name: 'Pagar agora' })).toBeVisible()
  await page.keyboard.press('Escape')
  // A user who goes to pay is not asked again until the page is reloaded.
  const invoice = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pagar agora' }).click()
  await (await invoice).close()
  await expect(dialog).toBeHidden()
  await page.reload()
  await dialog.getByRole('button', { name: 'Enviar comprovante' }).click()
  await expect(dialog.getByText('Comprovante é obrigatório')).toBeVisible()
  // The customer's storage is full, which leaves room for proofs only.
  const otherFiles = /\/signedPutFileUrl\?(?!.*\btype=RECEIPT\b)/
  await page.route(otherFiles, (route) => route.fulfill({ status: 409 }))
  await dialog.getByLabel('Anexar comprovante').setInputFiles({
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  })
  await expect(dialog.getByText('Comprovante é obrigatório')).toBeHidden()
  await dialog.getByRole('button', { name: 'Enviar comprovante' }).click()
  await expectToast(page, 'Informações enviadas com sucesso.')
  await expect(dialog).toBeHidden()

  // The firm's popup has waited behind it.
  const popup = page.getByRole('dialog', { name: 'Sua marca ainda não é só sua?' })
  // Where the test is tried again, its first attempt may have seen it.
  if (test.info().retry === 0) {
    const marked = page.waitForResponse(/\/popup\/visualizated\//)
    await popup.getByRole('button', { name: 'Agora não' }).click()
    await marked
  } else {
    await popup
      .getByRole('button', { name: 'Agora não' })
      .click({ timeout: 10_000 })
      .catch(() => undefined)
  }

  // The firm's answer is shown without a reload.
  await page.getByRole('link', { name: 'Voltar ao portal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
  await firm.reviewReceipt('comprovante.pdf', { status: 'refused', note: 'O valor é outro.' })
  await expect(dialog).toContainText('Motivo: O valor é outro.')
  await expect(dialog).toContainText('o acesso volta quando a nossa equipe aceitar o comprovante')
  await firm.reviewReceipt('comprovante.pdf', { status: 'accepted' })
  await expect(dialog).toBeHidden()

  // With uploads in progress its 'Sair' asks the same as the menu's.
  await page.unroute(otherFiles)
  await page.goto('/demands/new')
  const form = page.locator('form:not([inert] *)')
  await expect(form).toBeVisible()
  await page.route('**/files/**', () => {})
  const contract = { name: 'contrato.txt', mimeType: 'text/plain', buffer: Buffer.from('contrato') }
  await form.getByLabel('Anexar arquivos').setInputFiles(contract)
  await expect(page.getByText(/Enviando, /)).toBeVisible()
  await firm.reviewReceipt('comprovante.pdf', { status: 'refused', note: 'O valor é outro.' })
  await dialog.getByRole('button', { name: 'Sair' }).click()
  const question = page.getByRole('alertdialog', { name: 'Arquivos em envio' })
  await question.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(dialog).toBeVisible()
  await firm.reviewReceipt('comprovante.pdf', { status: 'accepted' })
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancelar envio de contrato.txt' }).click()

  await page.goto('/documents')
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('measuring is asked for once, and a yes is taken back as easily as it is given', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto('/signIn')
  const cookies = page.getByRole('region', { name: 'Cookies', exact: true })
  await expect(cookies).toBeVisible()
  // Another tab follows, without a reload.
  const otherTab = await context.newPage()
  await otherTab.goto('/cookies')
  const cookiesThere = otherTab.getByRole('region', { name: 'Cookies', exact: true })
  const choiceThere = otherTab.getByRole('region', { name: 'Sua escolha neste navegador' })
  await expect(cookiesThere).toBeVisible()
  await expect(choiceThere).toContainText('Você ainda não escolheu')
  await cookies.getByRole('button', { name: 'Não aceito' }).click()
  await expect(cookies).toBeHidden()
  await expect(cookiesThere).toBeHidden()
  await expect(choiceThere).toContainText('Você não aceitou')
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cookieConsent)).toBe(
    'false',
  )
  await page.reload()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(cookies).toBeHidden()

  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.cookieConsent)
  await page.reload()
  const reloaded = page.waitForEvent('load')
  await cookies.getByRole('button', { name: 'Aceito', exact: true }).click()
  await reloaded
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cookieConsent)).toBe(
    'true',
  )
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(cookies).toBeHidden()
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.cookieConsent)
  await expect(cookiesThere).toBeVisible()
  await otherTab.close()

  await page.goto('/cookies')
  const choice = page.getByRole('region', { name: 'Sua escolha neste navegador' })
  // The page also knows what was answered in the banner.
  await expect(choice).toContainText('Você ainda não escolheu')
  await cookies.getByRole('button', { name: 'Não aceito' }).click()
  await expect(choice).toContainText('Você não aceitou')
  await choice.getByRole('button', { name: 'Aceitar' }).click()
  await expect(choice).toContainText('Você aceitou')
  // Consent applies to the version read: a new version of the policy asks again.
  const inForce = await page.evaluate((key) => {
    const version = localStorage.getItem(key)
    localStorage.setItem(key, '2023-10-09')
    return version
  }, storageKeys.cookieConsentVersion)
  await page.reload()
  await expect(choice).toContainText('Você ainda não escolheu')
  await cookies.getByRole('button', { name: 'Aceito', exact: true }).click()
  await expect(choice).toContainText('Você aceitou')
  const kept = await page.evaluate(
    (key) => localStorage.getItem(key),
    storageKeys.cookieConsentVersion,
  )
  expect(kept).toBe(inForce)
  await choice.getByRole('button', { name: 'Retirar o aceite' }).click()
  await expect(choice).toContainText('Você não aceitou')
  await expect(cookies).toBeHidden()
  await context.close()
})

test('a yes that is taken back ends what measures in every tab', async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const heatMapUrl = '/heat-map.js'
  await context.route(`**${heatMapUrl}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.measures = true' }),
  )
  await context.route('**/cookies', async (route) => {
    const page = await route.fetch()
    const body = (await page.text()).replace('"heatMapUrl":null', `"heatMapUrl":"${heatMapUrl}"`)
    // The server's policy names the scripts of its own configuration.
    await route.fulfill({ response: page, body, headers: { 'content-type': 'text/html' } })
  })
  const open = async () => {
    const page = await context.newPage()
    await page.goto('/cookies')
    return { page, choice: page.getByRole('region', { name: 'Sua escolha neste navegador' }) }
  }
  const { page, choice } = await open()
  await choice.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(choice).toContainText('Você aceitou')
  const other = await open()
  const measures = (tab: Page) => tab.evaluate(() => 'measures' in window)
  await expect.poll(() => measures(other.page)).toBe(true)
  const reloaded = [page, other.page].map((tab) => tab.waitForEvent('load'))
  await choice.getByRole('button', { name: 'Retirar o aceite' }).click()
  await Promise.all(reloaded)
  await expect(choice).toContainText('Você não aceitou')
  await expect(other.choice).toContainText('Você não aceitou')
  expect([await measures(page), await measures(other.page)]).toEqual([false, false])
  await context.close()
})

test('the terms open at the section that the address names', async ({ page }) => {
  await page.goto('/terms#9')
  await expect(page.locator('[id="9"]')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
})

test('a text that cannot be read says so as a page, and is asked for again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/legal/, /ApiError: Sem conexão/)
  await page.route('**/api/legal/**', (route) => route.abort())
  await page.goto('/politics')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Não foi possível abrir esta página.',
  )
  await page.unroute('**/api/legal/**')
  await main.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade')
})

test('who accepted an older wording is shown what changed, asked once, and kept out of nothing', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/503/)
  const page = await open(accounts.grace)
  const dialog = page.getByRole('dialog', {
    name: 'O que mudou: Termos de Uso e Política de Privacidade',
  })
  const own = page.getByRole('region', { name: 'Seu aceite' })
  const greeting = page.getByRole('heading', { level: 1, name: /^Olá, / })
  await page.goto('/cookies')
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key)
    }
  }, storageKeys.legalAsked)

  await page.goto('/')
  await expect(dialog).toContainText('Você aceitou a de 30/03/2021.')
  await expect(dialog.getByRole('link', { name: /^seção\s10$/ })).toBeVisible()
  const acceptances = '**/api/legal/acceptances'
  await page.route(acceptances, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Li e aceito' }).click()
  await expectToast(page, 'Não foi possível registrar o seu aceite')
  await page.unroute(acceptances)

  await dialog.getByRole('link', { name: 'Ler: Política de Privacidade' }).click()
  await expect(page).toHaveURL('/politics')
  await expect(own).toContainText('Você ainda não aceitou esta redação.')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Agora não' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(greeting).toBeVisible()
  await expect(dialog).toBeHidden()

  // Last: what was accepted stays accepted when this test is retried.
  await page.goto('/terms')
  await own.getByRole('button', { name: 'Li e aceito' }).click()
  await expect(own).toContainText(/Você aceitou esta redação em \d/)
})
