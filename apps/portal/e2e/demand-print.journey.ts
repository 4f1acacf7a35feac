import { formatDate } from '@tramite/core/calendar'
import { viewDemand } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

test.use({ account: accounts.user })

test('a demand is printed whole: older messages, files, and nothing that only a screen needs', async ({
  page,
  customer,
  firm,
}) => {
  const { client, raise } = await customer(accounts.user)
  const { id, name } = await raise()
  await firm.addItem(id, { type: 'MESSAGE', content: 'A primeira mensagem' })
  await firm.addItem(id, { type: 'PRIVATE_MESSAGE', content: 'Nota interna da equipe' })
  const forecast = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: forecast })
  // More than one page of the conversation.
  for (let count = 1; count <= 55; count++) {
    await firm.addItem(id, { type: 'MESSAGE', content: `Mensagem número ${count}.` })
  }
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'O contrato é válido.' })

  // To a reader who has seen all of it, the page of the demand shows the newest messages alone.
  await viewDemand(client).mutationFn({ id })
  await page.goto(`/demands/${id}`)
  await expect(page.getByText('Mensagem número 55.')).toBeVisible()
  await expect(page.getByText('A primeira mensagem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir' }).click()
  await expect(page).toHaveURL(`/demands/${id}/print`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  const main = page.getByRole('main')
  const isAllThere = async () => {
    for (const text of ['A primeira mensagem', 'Mensagem número 1.', 'Mensagem número 55.']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(main.getByText(/^Feito em .+, por Beatriz Lima$/)).toBeVisible()
    const dates = main.getByRole('region', { name: 'Datas previstas' })
    await expect(dates).toContainText(formatDate(forecast))
    await expect(main.getByRole('row', { name: /Parecer\.txt/ })).toBeVisible()
    await expect(main.getByText(/^Helena Prado \(escritório\), /).first()).toBeVisible()
    await expect(page.getByText('Nota interna da equipe')).toHaveCount(0)
  }
  await isAllThere()

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await main.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  await isAllThere()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await main.getByRole('link', { name: /^Nº \d+$/ }).click()
  await expect(page).toHaveURL(`/demands/${id}`)
})

test('the day of the delivery is read on paper, which has no backgrounds', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await firm.setStatus(id, {
    statusKey: 'IN_PROGRESS',
    deleveryForecast: new Date(Date.now() + 6 * 24 * 3_600_000).toISOString().slice(0, 10),
  })
  await page.goto(`/demands/${id}`)
  const due = page.getByRole('list', { name: 'Dias até a entrega' }).getByRole('listitem').last()
  const toLook = () =>
    due.evaluate((element) => {
      const { color, borderColor } = getComputedStyle(element)
      return { color, borderColor }
    })
  const { color: onAccent } = await toLook()
  await page.emulateMedia({ media: 'print' })
  const { color, borderColor } = await toLook()
  expect(color).not.toBe(onAccent)
  expect(borderColor).toBe(color)
})

test('what could not be read is asked for again; who may not see the demand finds no document', async ({
  page,
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/(ERR_FAILED|404) .*\/api\/(demands|documents)/)
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.route(`**/api/demands/${id}/{page,timeline}`, (route) => route.abort())
  await page.goto(`/demands/${id}/print`)
  await expect(page.getByText('Não foi possível reunir a demanda inteira')).toBeVisible()
  await page.unroute(`**/api/demands/${id}/{page,timeline}`)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  // News about the demand also triggers a reload: it may be faster, or in progress and swallow a press.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(page.getByText('Nenhum documento.')).toBeVisible({ timeout: 2000 })
  }).toPass()

  const stranger = await open(accounts.otherCustomer)
  await stranger.goto(`/demands/${id}/print`)
  await expect(stranger.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
})
