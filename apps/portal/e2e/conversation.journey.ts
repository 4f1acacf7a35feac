import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type CreateItemInput, viewDemand } from '@tramite/core/demands'
import { accounts } from './accounts.ts'
import { expect, expectToast, test } from './portal.fixture.ts'
import { holdEvents } from './screens.ts'

test.use({ account: accounts.user })

test('messages go both ways while the page is open; an empty one does not go', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const box = page.getByRole('textbox', { name: 'Mensagem' })
  await box.fill('  ')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Por favor, incluir descrição.')).toBeVisible()

  await box.fill('Segue o contrato assinado.')
  await box.press('Control+Enter')
  const message = page.getByRole('article').filter({ hasText: 'Segue o contrato assinado.' })
  await expect(message).toContainText('Beatriz Lima')
  await expect(message.getByText('Enviando')).toBeHidden()
  await expect(box).toHaveValue('')

  await firm.addItem(id, { type: 'MESSAGE', content: 'Recebido, Beatriz. <b>Obrigada</b>' })
  const answer = page.getByRole('article').filter({ hasText: 'Recebido, Beatriz.' })
  await expect(answer).toContainText('<b>Obrigada</b>')
  await expect(answer).toContainText('Helena Prado')

  // A press so soon after the one that sent belongs to it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Por favor, incluir descrição.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page
    .getByLabel('Anexar arquivos')
    .last()
    .setInputFiles({
      name: 'Anexo.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('conteúdo do anexo'),
    })
  await expect(page.getByText('Por favor, incluir descrição.')).toBeHidden()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Documento anexado.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar Anexo\.txt/ }).click()
  expect((await download).suggestedFilename()).toBe('Anexo.txt')
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('conteúdo do anexo')
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`a sent message comes into sight at ${viewport.width} px`, async ({
    open,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    for (let number = 1; number <= 20; number++) {
      await firm.addItem(id, { type: 'MESSAGE', content: `Cláusula ${number} revisada.` })
    }
    const page = await open(accounts.user, { viewport })
    await page.goto(`/demands/${id}`)
    const box = page.getByRole('textbox', { name: 'Mensagem' })
    await expect(page.getByText(/^Novas desde hoje/)).toBeInViewport()
    await box.fill('De acordo com todas.')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Enviar' }).click()
    const message = page.getByRole('article').filter({ hasText: 'De acordo com todas.' })
    await expect(message.getByText('Enviando')).toBeHidden()
    await expect(message).toBeInViewport({ ratio: 1 })
    const form = await page.getByRole('form').elementHandle()
    // Both at one moment: the page may still be scrolling.
    const isAbove = () =>
      message.evaluate(
        (above, below) =>
          below !== null &&
          above.getBoundingClientRect().bottom < below.getBoundingClientRect().top,
        form,
      )
    await expect.poll(isAbove).toBe(true)
    await expect(box).toBeFocused()
  })
}

test('with the stream of events cut the page asks by itself', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/events/)
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.clock.install()
  await page.route('**/api/events?*', (route) => route.abort())
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  await firm.addItem(id, { type: 'MESSAGE', content: 'Chegou sem o fluxo de eventos.' })
  await expect(page.getByText('Chegou sem o fluxo de eventos.')).toBeHidden()
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Chegou sem o fluxo de eventos.')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a page that is open over midnight goes on with the day', async ({ page, customer, firm }) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await firm.addItem(id, { type: 'MESSAGE', content: 'Recebemos o contrato.' })
  await page.clock.install()
  // A server on which it is midnight, too: the real one would set the clock back through its answers.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: '' } })
  })
  await holdEvents(page)
  await page.goto(`/demands/${id}`)
  const conversation = page.getByRole('article').filter({ hasText: 'Recebemos o contrato.' })
  await expect(conversation).toBeVisible()
  await expect(page.getByText('Hoje', { exact: true })).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText('Ontem', { exact: true })).toBeVisible()
})

test("on a device that is a day ahead the day is the server's", async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await firm.addItem(id, { type: 'MESSAGE', content: 'Recebemos o contrato.' })
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 })
  await page.goto(`/demands/${id}`)
  await expect(page.getByText('Recebemos o contrato.')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(page.getByText('Hoje', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Ontem', { exact: true })).toBeHidden()
})

test('every kind of entry shows, and the firm’s internal ones never', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  const entries: CreateItemInput[] = [
    { type: 'PRIVATE_MESSAGE', content: 'Nota interna da equipe' },
    {
      type: 'INTERN_TEMPLATED_MESSAGE',
      template: { template: 'Aviso interno {texto}', parameters: { texto: 'da equipe' } },
    },
    { type: 'MESSAGE', content: 'Mensagem do escritório' },
    { type: 'FORM', content: 'Qual é a data da assinatura?' },
    { type: 'FORM_ANSWER', content: 'Assinado em 10 de março' },
    { type: 'DOCUMENT', content: 'Minuta revisada' },
    { type: 'ATTACHMENT', content: 'Planilha de apoio' },
    {
      type: 'TEMPLATED_MESSAGE',
      template: {
        template:
          'A previsão mudou de {oldDemand_deleveryForecast} para {demand_deleveryForecast}.',
        parameters: {
          oldDemand_deleveryForecast: '2026-03-10',
          demand_deleveryForecast: '2026-03-12',
        },
      },
    },
  ]
  for (const entry of entries) await firm.addItem(id, entry)
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })

  await page.goto(`/demands/${id}`)
  const panel = page.getByRole('tabpanel', { name: 'Mensagens' })
  await expect(panel.getByText('Mensagem do escritório')).toBeVisible()
  await expect(panel.getByText('Formulário para preencher')).toBeVisible()
  await expect(panel.getByText('Qual é a data da assinatura?')).toBeVisible()
  await expect(panel.getByText('Respostas do formulário')).toBeVisible()
  await expect(panel.getByText('Assinado em 10 de março')).toBeVisible()
  await expect(panel.getByText('Documento enviado')).toBeVisible()
  await expect(panel.getByText('Minuta revisada')).toBeVisible()
  await expect(panel.getByText('Planilha de apoio')).toBeVisible()
  await expect(panel.getByText('A previsão mudou de 10/03/2026 para 12/03/2026.')).toBeVisible()
  await expect(
    panel.getByText(/^Demanda em andamento · Helena Prado \(escritório\) · /),
  ).toBeVisible()
  await expect(page.getByText('Nota interna da equipe')).toBeHidden()
  await expect(page.getByText(/Aviso interno/)).toBeHidden()
})

test('a document of the firm is saved under its name with its content, and all of them as one archive', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/download/)
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}?tab=documents`)
  await expect(page.getByText('Nenhum documento ainda')).toBeVisible()
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'O contrato é válido.' })
  const save = page.getByRole('button', { name: 'Baixar Parecer.txt' })
  await expect(save).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Documentos' })).toContainText('1')
  const download = page.waitForEvent('download')
  await save.click()
  expect((await download).suggestedFilename()).toBe('Parecer.txt')
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('O contrato é válido.')

  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'A segunda versão também.' })
  // What the customer attached to a message is listed with the firm's documents.
  await page.getByRole('tab', { name: 'Mensagens' }).click()
  await page
    .getByLabel('Anexar arquivos')
    .last()
    .setInputFiles({
      name: 'Contrato assinado.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Assinado por mim.'),
    })
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Documento anexado.')).toBeVisible()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  const yours = page.getByRole('region', { name: 'Seus' })
  await expect(yours.getByRole('button', { name: 'Baixar Contrato assinado.txt' })).toBeVisible()
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar os 3 arquivos' }).click()
  expect((await archive).suggestedFilename()).toMatch(/^Demanda \d+ - arquivos\.zip$/)
  // The files are stored uncompressed in the archive.
  const content = readFileSync(await (await archive).path(), 'utf8')
  for (const part of [
    'Parecer.txt',
    'Parecer (2).txt',
    'é válido.',
    'A segunda versão também.',
    'Contrato assinado.txt',
    'Assinado por mim.',
  ]) {
    expect(content).toContain(part)
  }

  await page.route('**/api/documents/*/download*', (route) => route.abort())
  await page.getByRole('button', { name: 'Baixar os 3 arquivos' }).click()
  await expectToast(page, 'Não foi possível baixar todos os arquivos')

  await page.unroute('**/api/documents/*/download*')
  await page.goto('/documents')
  await expect(page.getByRole('button', { name: 'Baixar Parecer.txt' }).first()).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: 'Selecionar Parecer.txt' })
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.check()
  await expect(page.getByText('2 selecionados')).toBeVisible()
  const several = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar os 2 em um arquivo .zip' }).click()
  expect((await several).suggestedFilename()).toBe('Documentos.zip')
  const both = readFileSync(await (await several).path(), 'utf8')
  expect([both.includes('Parecer.txt'), both.includes('Parecer (2).txt')]).toEqual([true, true])
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(boxes.first()).not.toBeChecked()
})

test.describe('a conversation opens where reading goes on', () => {
  const newest = 'Mensagem 30 do escritório'
  const isInSight = (page: Page, text: string | RegExp) =>
    expect(page.getByText(text).last()).toBeInViewport()

  test('at the request for somebody who was never there', async ({ open, customer, firm }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise({ description: 'Revisar tudo o que já foi combinado.' })
    for (let number = 1; number <= 20; number++) {
      await firm.addItem(id, { type: 'MESSAGE', content: `Cláusula ${number} revisada.` })
    }
    const there = await open(accounts.colleague, { viewport: { width: 1440, height: 900 } })
    const viewed = there.waitForResponse(/\/visualized$/)
    await there.goto(`/demands/${id}`)
    await viewed
    await expect(there.getByText('Cláusula 20 revisada.')).toBeAttached()
    await expect(there.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(there.getByText('Revisar tudo o que já foi combinado.')).toBeInViewport()
    expect(await there.evaluate(() => window.scrollY)).toBe(0)
  })

  for (const width of [1440, 360]) {
    test(`at the first new entry, otherwise at the newest, at ${width} px`, async ({
      page,
      customer,
      firm,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
      const { raise, client } = await customer(accounts.user)
      const { id } = await raise()
      const write = (from: number, to: number) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index).reduce(
          (before, number) =>
            before.then(() =>
              firm.addItem(id, {
                type: 'MESSAGE',
                content: `Mensagem ${number} do escritório. ${'Seguimos com a análise. '.repeat(6)}`,
              }),
            ),
          Promise.resolve(),
        )
      await write(1, 20)
      await viewDemand(client).mutationFn({ id })
      await write(21, 30)

      await page.goto(`/demands/${id}`)
      await isInSight(page, /^Novas desde hoje, às \d\d:\d\d$/)
      await isInSight(page, /^Mensagem 21 do escritório/)
      await expect(page.getByText(newest)).not.toBeInViewport()

      const readPlace = () => page.evaluate(() => window.scrollY)
      let before = Number.NaN
      // It is at rest once entries have their real heights.
      await expect
        .poll(async () => {
          const last = before
          before = await readPlace()
          return before - last
        })
        .toBe(0)
      await write(31, 32)
      const jump = page.getByRole('button', { name: '2 mensagens novas' })
      await expect(jump).toBeVisible()
      expect(await readPlace()).toBe(before)
      await jump.click()
      await isInSight(page, /^Mensagem 31 do escritório/)
      await expect(page.getByText(/^Novas desde/)).toHaveCount(1)

      // Back and forward restore the position that was left.
      await page.evaluate(() => window.scrollTo(0, 900))
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('a[href="/documents"]')
        link?.click()
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Mensagem 1 do escritório')).toBeVisible()
      await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(80)

      // Everything has been read by now: another visit opens at its end.
      await page.goto(`/demands/${id}`)
      await isInSight(page, /^Mensagem 32 do escritório/)
      await expect(page.getByText(/^Novas desde/)).toHaveCount(0)
    })
  }
})
