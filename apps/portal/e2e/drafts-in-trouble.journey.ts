import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { contract, openAnswer, readStorage } from './drafts.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, reachDemand, test } from './portal.fixture.ts'

/** Unsent input in storage, without the pictures of pages, which may contain what was sent. */
async function readUnsent(page: Page) {
  const stored = Object.entries<string>(JSON.parse(await readStorage(page)))
  return JSON.stringify(stored.filter(([key]) => !key.startsWith('tramite.lastSeen')))
}

test.describe('an answer to a demand', () => {
  test.use({ account: accounts.user })

  const isStatus = (url: URL) => url.pathname.endsWith('/status')

  test('that was edited after its reply was lost goes as a message, and leaves no draft', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/status/, /409 .*\/forecast\/preview/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise({ name: toUniqueName('Matrícula') })
    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula.' })
    await page.goto(`/demands/${id}`)
    const resolve = await openAnswer(page)
    await resolve.getByLabel('Descrição').fill('Segue a matrícula.')
    await resolve.getByLabel('Anexar arquivos').setInputFiles(contract)
    await expect(resolve.getByText(/Enviado$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await openAnswer(page)
    await expect(resolve.getByLabel('Descrição')).toHaveValue('Segue a matrícula.')
    await expect(resolve.getByText(/Enviado$/)).toBeVisible()

    await page.route(isStatus, loseAnswer, everyAttempt)
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expectToast(page, 'Não sabemos se deu certo')
    await resolve.getByLabel('Descrição').fill('Segue a matrícula, e a certidão amanhã.')
    // It was one's own reply that moved the demand on.
    await expect(resolve.getByText('A sua resposta já tinha chegado')).toBeVisible()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/message'),
    )
    // A second press before the page has drawn that the first is under way.
    await resolve
      .getByRole('button', { name: 'Enviar como mensagem' })
      .evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
    await expect(resolve).toBeHidden()
    await expect(page.getByText('Segue a matrícula, e a certidão amanhã.')).toBeVisible()
    await expect(page.getByText('Segue a matrícula.', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Não (enviada|confirmada)$/)).toBeHidden()
    expect(posts.filter((path) => path.endsWith(`${id}/items/message`))).toHaveLength(1)

    // It is shown before it has arrived, and the conversation closes for who is asked again.
    expect((await answered).ok()).toBe(true)
    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a certidão.' })
    await openAnswer(page)
    await expect(resolve.getByLabel('Descrição')).toHaveValue('')
  })

  test('that the server refuses says why at its field', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/400 .*\/status/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula.' })
    await page.goto(`/demands/${id}`)
    const resolve = await openAnswer(page)
    const field = resolve.getByLabel('Descrição')
    await field.fill('Segue a matrícula.')
    const errors = { message: 'Escreva sem marcações.' }
    const json = { code: 'VALIDATION', message: 'Confira os campos.', errors }
    await page.route(isStatus, (route) => route.fulfill({ status: 400, json }))
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expect(field).toHaveAccessibleDescription(/Escreva sem marcações/)
    await expect(field).toBeFocused()
  })

  test('of which the reply was lost is sent again as it was, and done once', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/status/, /409 .*\/forecast\/preview/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise({ name: toUniqueName('Certidão') })
    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a certidão.' })
    await page.goto(`/demands/${id}`)
    const resolve = await openAnswer(page)
    await resolve.getByLabel('Descrição').fill('Segue a certidão.')
    await page.route(isStatus, loseAnswer, everyAttempt)
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expectToast(page, 'Não sabemos se deu certo')
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expect(resolve).toBeHidden()
    await expect(page.getByText('Segue a certidão.')).toHaveCount(1)
    expect(await readUnsent(page)).not.toContain('Segue a certidão')
  })
})

/** Fills the browser's storage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let part = 'x'.repeat(1 << 20)
    for (let index = 0; part !== ''; index += 1) {
      try {
        localStorage.setItem(`full.${index}`, part)
      } catch {
        part = part.slice(0, Math.floor(part.length / 2))
      }
    }
  })

test.describe('a browser whose storage is full', () => {
  test.use({ account: accounts.user })

  const notKept = /^Este navegador não está guardando o rascunho/
  /** Tries to leave by a link of the shell, is asked, and stays. */
  const stay = async (page: Page) => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
    await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
    await expect(question).toBeHidden()
  }
  const leave = async (page: Page) => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
  }

  test('says that a new demand is not kept, and asks before it is lost', async ({ page }) => {
    await page.goto('/demands/new')
    const name = page.getByLabel('Nome')
    await expect(name).toBeVisible()
    await fillStorage(page)
    await name.fill(toUniqueName('Sem memória'))
    await page.getByLabel('Descrição').fill('O navegador não guarda mais nada.')
    await expect(page.getByText(notKept)).toBeVisible()
    await stay(page)
    await page.getByLabel('Anexar arquivos').setInputFiles(contract)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    await page.getByRole('button', { name: 'Criar demanda' }).click()
    await reachDemand(page)
    await leave(page)
  })

  test('asks before a message or an answer is lost, also while it has not arrived', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/message/)
    const { raise } = await customer(accounts.user)
    const { id, name } = await raise({ name: toUniqueName('Procuração') })
    await page.goto(`/demands/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await fillStorage(page)
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Segue a procuração.')
    await expect(page.getByText(notKept)).toBeVisible()
    await stay(page)
    await page.locator('input[type=file]').setInputFiles(contract)
    await expect(page.getByText(/Enviado$/)).toBeVisible()
    await page.route('**/message', (route) => route.abort())
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Não confirmada')).toBeVisible()
    await stay(page)
    await page.unroute('**/message')
    // It is also sent automatically, once any other call reaches the server again.
    const again = page.getByRole('button', { name: 'Tentar novamente' })
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 })
      await expect(page.getByText('Mensagem enviada')).toBeAttached({ timeout: 1000 })
    }).toPass()
    await leave(page)

    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a firma.' })
    await page.goto(`/demands/${id}`)
    const resolve = await openAnswer(page)
    await resolve.getByLabel('Descrição').fill('Segue a firma.')
    await expect(resolve.getByText(notKept)).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
      .getByRole('button', { name: 'Continuar preenchendo' })
      .click()
    await expect(resolve.getByLabel('Descrição')).toHaveValue('Segue a firma.')
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expect(resolve).toBeHidden()
  })
})

test.describe('a server that was away', () => {
  test.use({ account: accounts.user })

  test('finds the page as it was: it recovers by itself, and what had no answer goes', async ({
    page,
    customer,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED/, /ERR_CONNECTION_REFUSED/)
    const { raise } = await customer(accounts.user)
    const { id, name } = await raise({ name: toUniqueName('Alvará') })
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url())
      // The page itself can be read, but nothing can be written, and no events arrive.
      const isAway = pathname.endsWith('/message') || pathname.endsWith('/events')
      return isAway ? route.abort() : route.continue()
    })
    await page.goto(`/demands/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const box = page.getByRole('textbox', { name: 'Mensagem' })
    await box.fill('Segue o alvará.')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Não confirmada')).toBeVisible()
    await box.fill('E a planta, amanhã.')

    await page.unroute('**/api/**')
    // The next attempt to receive events reaches the server.
    await expect(page.getByText('Não confirmada')).toBeHidden({ timeout: 30_000 })
    await expect(page.getByText('Segue o alvará.')).toHaveCount(1)
    await expect(box).toHaveValue('E a planta, amanhã.')
    const message = page.getByRole('article').filter({ hasText: 'Segue o alvará.' })
    await expect(message.getByRole('time')).toBeVisible()
  })
})
