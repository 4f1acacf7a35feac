import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { civilDateOf, formatDate } from '@tramite/core/calendar'
import { type CreateItemInput, makeDemandPrivate, viewDemand } from '@tramite/core/demands'
import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, test, toastOf } from './portal.fixture.ts'

test.use({ account: accounts.user })

const timeZone = 'America/Sao_Paulo'
const day = 24 * 60 * 60 * 1000
const inDays = (count: number) => civilDateOf(new Date(Date.now() + count * day), timeZone)

test.describe('conversation', () => {
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

    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Por favor, incluir descrição.')).toBeVisible()
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
      const { y, height } = (await message.boundingBox()) ?? { y: 0, height: 0 }
      expect(y + height).toBeLessThan((await page.getByRole('form').boundingBox())?.y ?? 0)
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

  test('a page that is open over midnight goes on with the day', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await firm.addItem(id, { type: 'MESSAGE', content: 'Recebemos o contrato.' })
    await page.clock.install()
    await page.goto(`/demands/${id}`)
    const conversation = page.getByRole('article').filter({ hasText: 'Recebemos o contrato.' })
    await expect(conversation).toBeVisible()
    await expect(page.getByText('Hoje', { exact: true })).toBeVisible()
    await page.clock.fastForward('24:00:00')
    await expect(page.getByText('Ontem', { exact: true })).toBeVisible()
  })

  test('a message that did not arrive can be sent again, and arrives once', async ({
    page,
    customer,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/items\/message/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.route('**/items/message', loseAnswer)
    await page.goto(`/demands/${id}`)
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Uma vez só.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const messages = page.getByRole('article').filter({ hasText: 'Uma vez só.' })
    const again = messages
      .filter({ hasText: 'Não enviada' })
      .getByRole('button', { name: 'Tentar novamente' })
    await expect(again).toBeVisible()
    await page.unroute('**/items/message')
    // It also goes by itself, at times before the press.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(messages.getByText(/Não enviada|Enviando/)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await page.reload()
    await expect(messages).toHaveCount(1)
  })

  test('one whose file is infected comes back to be written on, with the reason at the file', async ({
    page,
    customer,
    expectProblems,
  }) => {
    expectProblems(/400/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    const reason = 'O antivírus encontrou uma ameaça em Anexo.txt. Remova o arquivo e envie outro.'
    const refuse = async (route: Route) => {
      const { attachments } = route.request().postDataJSON()
      const problem = { type: 'about:blank', title: 'Bad Request', status: 400, requestId: 'r' }
      await route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: {
          ...problem,
          code: 'FILE_INFECTED',
          message: reason,
          errors: { [attachments[0].awsFileKey]: reason },
        },
      })
    }
    await page.goto(`/demands/${id}`)
    const box = page.getByRole('textbox', { name: 'Mensagem' })
    await box.fill('Seguem os dois.')
    const attach = page.getByLabel('Anexar arquivos').last()
    const files = page.getByRole('list', { name: 'Arquivos' })
    for (const name of ['Anexo.txt', 'Ata.txt']) {
      await attach.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
      await expect(files.getByRole('listitem').filter({ hasText: name })).toContainText('Enviado')
    }
    await page.route('**/items/message', refuse, { times: 1 })
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(files.getByText(reason)).toBeVisible()
    await expect(box).toHaveValue('Seguem os dois.')
    await expect(files.getByRole('listitem').filter({ hasText: 'Ata.txt' })).toContainText(
      'Enviado',
    )
    await expect(page.getByRole('article').filter({ hasText: 'Seguem os dois.' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enviar Anexo.txt de novo' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Remover Anexo.txt' }).click()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Baixar Ata\.txt/ })).toBeVisible()
    await expect(box).toHaveValue('')
  })

  test('what is being written when the firm asks, or when the demand becomes secret, can still be read', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/404 .*\/api\/(demands|documents)/)
    const { client, user, raise } = await customer(accounts.superAdmin)
    const { id } = await raise()
    await page.goto(`/demands/${id}`)
    const box = page.getByRole('textbox', { name: 'Mensagem' })
    await box.fill('Segue a matrícula.')
    await expect(page.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible()
    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula.' })
    await expect(page.getByText('Para escrever, use Resolver pendências.')).toBeVisible()
    const unsent = page.getByRole('region', { name: 'O que você escreveu e não enviou' })
    await expect(unsent).toContainText('Segue a matrícula.')
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
    await expect(box).toHaveValue('Segue a matrícula.')
    await expect(unsent).toBeHidden()

    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a ata.' })
    await page.getByRole('button', { name: 'Resolver pendências' }).first().click()
    const answering = page.getByRole('dialog', { name: 'Resolver pendências' })
    await answering.getByLabel('Descrição').fill('A ata fica pronta amanhã.')
    await makeDemandPrivate(client).mutationFn({ id, userId: user.id })
    await expect(page.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
    await expect(unsent).toContainText('Segue a matrícula.')
    await expect(unsent).toContainText('A ata fica pronta amanhã.')
  })

  test('a message that is on its way while the page goes away arrives once', async ({
    page,
    customer,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.route('**/items/message', (route) => route.fetch(), { times: 1 })
    await page.goto(`/demands/${id}`)
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('No meio do caminho.')
    const arrived = page.waitForRequest('**/items/message')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await arrived
    const messages = page.getByRole('article').filter({ hasText: 'No meio do caminho.' })
    await expect(messages.getByText('Enviando')).toBeVisible()
    await page.reload()
    await expect(messages).toHaveCount(1)
    await expect(messages.getByText(/Não enviada|Enviando/)).toBeHidden()
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
    await expect(panel.getByText(/^Demanda em andamento · Helena Prado · /)).toBeVisible()
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
    // What the customer attached to a message lies with the firm's documents.
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
    // The files lie in it as they are.
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
    await expect(toastOf(page)).toContainText('Não foi possível baixar todos os arquivos')

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

  test('a typed message survives a session that has ended', async ({
    open,
    signIn,
    customer,
    apiUrl,
    expectProblems,
  }) => {
    expectProblems(/401 /)
    const { raise } = await customer(accounts.superAdmin)
    const { id } = await raise()
    const page = await open(undefined)
    await signIn(accounts.superAdmin, page)
    await page.goto(`/demands/${id}`)
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Escrita antes do fim da sessão.')
    const token = await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.token)
    // It ends while the message is on its way: ended before, it may be something that the page reads
    // again, as others work on their demands, that is refused first and takes the page away.
    await page.route(
      '**/items/message',
      async (route) => {
        const headers = { authorization: `Bearer ${token}` }
        const ended = await fetch(`${apiUrl}/auth`, { method: 'DELETE', headers })
        expect(ended.status).toBe(204)
        await route.continue()
      },
      { times: 1 },
    )

    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/\/signIn\?returnTo=/)
    await expect(toastOf(page)).toContainText(
      'Sua sessão terminou. Entre novamente para continuar.',
    )
    await page.getByLabel('E-mail').fill(accounts.superAdmin)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`/demands/${id}`)
    const message = page.getByRole('article').filter({ hasText: 'Escrita antes do fim da sessão.' })
    // Nobody has said no to it: it goes by itself, once.
    await expect(message.getByRole('time')).toBeVisible()
    await page.reload()
    await expect(message).toHaveCount(1)
    await expect(page.getByText('Não enviada')).toBeHidden()
  })
})

test.describe('a conversation opens where reading goes on', () => {
  const newest = 'Mensagem 30 do escritório'
  const isInSight = (page: Page, text: string | RegExp) =>
    expect(page.getByText(text).last()).toBeInViewport()

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

      const before = await page.evaluate(() => window.scrollY)
      await write(31, 32)
      const jump = page.getByRole('button', { name: '2 mensagens novas' })
      await expect(jump).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await jump.click()
      await isInSight(page, /^Mensagem 31 do escritório/)
      await expect(page.getByText(/^Novas desde/)).toHaveCount(1)

      // Back and forward find the place that was left.
      await page.evaluate(() => window.scrollTo(0, 900))
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('a[href="/documents"]')
        link?.click()
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Mensagem 1 do escritório')).toBeVisible()
      await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(80)

      // All of it has been read by now: another visit opens at its end.
      await page.goto(`/demands/${id}`)
      await isInSight(page, /^Mensagem 32 do escritório/)
      await expect(page.getByText(/^Novas desde/)).toHaveCount(0)
    })
  }
})

test.describe('actions', () => {
  test('a pending demand is resolved, a delivered one reopened and validated, each with its word', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.goto(`/demands/${id}`)
    const actions = page.getByRole('group', { name: 'Ações da demanda' })
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Resolver pendências' })).toBeHidden()

    await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula do imóvel.' })
    await expect(page.getByText('Falta a matrícula do imóvel.')).toBeVisible()
    await expect(page.getByText('Para escrever, use Resolver pendências.')).toBeVisible()
    await actions.getByRole('button', { name: 'Resolver pendências' }).click()
    const resolve = page.getByRole('dialog', { name: 'Resolver pendências' })
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expect(resolve.getByText('Descrição é obrigatório')).toBeVisible()
    await resolve.getByLabel('Descrição').fill('Segue a matrícula atualizada.')
    await resolve.getByRole('button', { name: 'Enviar' }).click()
    await expect(toastOf(page)).toContainText('Informações enviadas com sucesso.')
    await expect(resolve).toBeHidden()
    await expect(page.getByText('Segue a matrícula atualizada.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Em Andamento$/ })).toBeVisible()

    await firm.setStatus(id, { statusKey: 'FINISHED' })
    await actions.getByRole('button', { name: 'Reabrir' }).click()
    const reopen = page.getByRole('dialog', { name: 'Reabrir demanda' })
    await reopen.getByLabel('Descrição').fill('   ')
    await reopen.getByRole('button', { name: 'Enviar' }).click()
    await expect(reopen.getByText('Descrição é obrigatório')).toBeVisible()
    await reopen.getByLabel('Descrição').fill('Falta a averbação.')
    await reopen.getByRole('button', { name: 'Enviar' }).click()
    await expect(reopen).toBeHidden()
    await expect(page.getByText('Falta a averbação.')).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Validar' })).toBeHidden()

    await firm.setStatus(id, { statusKey: 'FINISHED' })
    await actions.getByRole('button', { name: 'Validar' }).click()
    const validation = page.getByRole('alertdialog', { name: 'Validar demanda' })
    await expect(validation.getByText(/você aceita o que foi entregue/)).toBeVisible()
    await validation.getByRole('button', { name: 'Validar' }).dblclick()
    await expect(toastOf(page)).toContainText('Demanda validada com sucesso')
    const today = formatDate(new Date().toISOString(), timeZone)
    await expect(page.getByText(`Validado por Beatriz Lima em ${today}`)).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Validar' })).toBeHidden()
    await page.reload()
    await expect(page.getByText(`Validado por Beatriz Lima em ${today}`)).toBeVisible()
  })

  test('priority shows its dates first, and is offered only while it can be had', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.goto(`/demands/${id}`)
    const actions = page.getByRole('group', { name: 'Ações da demanda' })
    await expect(actions.getByRole('button', { name: /notificações/ })).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: inDays(2) })
    await expect(page.getByRole('definition').filter({ hasText: /^Em Andamento$/ })).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()

    const forecast = inDays(40)
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: forecast })
    await actions.getByRole('button', { name: 'Priorizar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Priorizar demanda' })
    await expect(dialog.getByText(/mudam? de data/).first()).toBeVisible()
    await expect(dialog).toContainText(formatDate(forecast, timeZone))
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Prioritária', { exact: true })).toBeHidden()

    await actions.getByRole('button', { name: 'Priorizar' }).click()
    await dialog.getByRole('button', { name: 'Priorizar' }).click()
    await expect(toastOf(page)).toContainText('Demanda priorizada com sucesso!')
    await expect(page.getByText('Prioritária', { exact: true })).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Priorizar' })).toBeHidden()
    await expect(
      page.getByRole('definition').filter({ hasText: formatDate(forecast) }),
    ).toBeHidden()
  })

  test('a demand is renamed by its title; blanks are no name', async ({ page, customer }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.goto(`/demands/${id}`)
    await page.getByRole('button', { name: /Renomear$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Renomear demanda' })
    await dialog.getByLabel('Novo nome da demanda*').fill('   ')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(toastOf(page)).toContainText('Sua demanda precisa de um nome!')
    const next = toUniqueName('Aditivo 2/2026: prazo & multa')
    await dialog.getByLabel('Novo nome da demanda*').fill(next)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  })

  test('a name whose answer was lost is nobody else’s, and is saved by the same press', async ({
    page,
    customer,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED/)
    const { id } = await (await customer(accounts.user)).raise()
    await page.goto(`/demands/${id}`)
    await page.getByRole('button', { name: /Renomear$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Renomear demanda' })
    const next = toUniqueName('Aditivo de prazo')
    await dialog.getByLabel('Novo nome da demanda*').fill(next)
    const isRename = (url: URL) => decodeURIComponent(url.pathname).endsWith(next)
    await page.route(isRename, loseAnswer, everyAttempt)
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1, name: next, includeHidden: true })
    await expect(title).toBeVisible()
    await expect(dialog.getByText(/mudou enquanto você escrevia/)).toBeHidden()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
  })

  test('following is switched; marked as unread it leads back and stands out', async ({
    page,
    customer,
  }) => {
    const { raise } = await customer(accounts.user)
    const { name } = await raise()
    const address = `/demands?name=${encodeURIComponent(name)}`
    await page.goto(address)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await expect(row).toBeVisible()
    await expect(row.getByRole('img', { name: 'Não lida' })).toBeHidden()
    await row.getByRole('link', { name }).click()

    const follow = page.getByRole('button', { name: 'Receber notificações desta demanda' })
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')

    await page.getByRole('button', { name: 'Mais ações' }).click()
    // A menu that fades for long is still there when the answer has come, and is nothing to go back from.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-exiting] { animation-duration: 5s !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await page.getByRole('menuitem', { name: 'Marcar como não lida' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('name') === name)
    await expect(row.getByRole('img', { name: 'Não lida' })).toBeVisible()
  })

  test('who goes on while it is being marked as unread stays where they went', async ({
    page,
    customer,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id, name } = await raise()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/demands/*/visualized', async (route) => {
      if (route.request().method() === 'DELETE') await held
      await route.continue()
    })
    await page.goto('/documents')
    await page.goto(`/demands/${id}`)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Marcar como não lida' }).click()
    await page.getByRole('link', { name: 'Demandas', exact: true }).first().click()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    await expect(row).toBeVisible()
    release()
    await expect(row.getByRole('img', { name: 'Não lida' })).toBeVisible()
    await expect(page).toHaveURL('/demands')
  })

  test('following stands as it was pressed until the page has been read again', async ({
    page,
    customer,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await page.goto(`/demands/${id}`)
    const follow = page.getByRole('button', { name: 'Receber notificações desta demanda' })
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    const seen = await follow.evaluateHandle((button) => {
      const states: (string | null)[] = []
      new MutationObserver(() => states.push(button.ariaPressed)).observe(button, {
        attributeFilter: ['aria-pressed'],
      })
      return states
    })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.startsWith(`/api/demands/${id}`),
      async (route) => {
        if (route.request().method() === 'GET') await held
        await route.continue()
      },
    )
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await follow.click()
    await answered
    const readAgain = page.waitForResponse((response) =>
      response.url().includes(`/api/demands/${id}`),
    )
    release()
    await readAgain
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    expect(await seen.jsonValue()).toEqual(['false'])
  })
})

test.describe('feedback', () => {
  test('the prompt comes after five minutes, never over another dialog, and not after a skip', async ({
    page,
    customer,
    firm,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED.*\/api\/feedbacks/)
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    await firm.setStatus(id, { statusKey: 'FINISHED' })
    await page.clock.install()
    await page.goto(`/demands/${id}`)
    const reopen = page.getByRole('dialog', { name: 'Reabrir demanda' })
    const feedback = page.getByRole('dialog', { name: 'Como foi esta entrega?' })
    await page
      .getByRole('group', { name: 'Ações da demanda' })
      .getByRole('button', { name: 'Reabrir' })
      .click()
    await expect(reopen).toBeVisible()
    await page.clock.fastForward(300_000)
    await expect(feedback).toBeHidden()
    await reopen.getByRole('button', { name: 'Cancelar' }).click()
    await expect(reopen).toBeHidden()
    await expect(feedback).toBeHidden()
    await page.clock.fastForward(10_000)
    await expect(feedback).toBeVisible()

    await expect(feedback.getByRole('button', { name: 'Enviar' })).toBeHidden()
    await expect(feedback.getByLabel('Comentário (opcional)')).toBeHidden()
    // The page that goes would take the call along.
    const skipped = page.waitForResponse('**/api/feedbacks')
    await feedback.getByRole('radio', { name: '4 estrelas' }).press(' ')
    await page.clock.fastForward(1000)
    const readKept = () => page.evaluate(() => Object.keys(localStorage).join())
    expect(await readKept()).toContain('/feedback/')
    await feedback.getByRole('button', { name: 'Agora não' }).click()
    await expect(feedback).toBeHidden()
    await skipped
    // What was put off is nothing that waits to be sent.
    expect(await readKept()).not.toContain('/feedback/')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
    await page.clock.fastForward(320_000)
    await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
    await expect(feedback).toBeHidden()

    await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
    await feedback.getByRole('radio', { name: '2 estrelas' }).press(' ')
    await page.route('**/api/feedbacks', (route) => route.abort(), everyAttempt)
    await feedback.getByRole('button', { name: 'Enviar' }).click()
    await expect(feedback).toBeHidden()
    await expect(toastOf(page)).toHaveText('')
    await expect(page).toHaveURL(`/demands/${id}`)

    // What did not arrive is there again.
    await page.reload()
    await page.getByRole('button', { name: 'Avaliar' }).click()
    await expect(feedback.getByRole('radio', { name: '2 estrelas' })).toBeChecked()
    await feedback.getByRole('radio', { name: '5 estrelas' }).press(' ')
    await feedback.getByLabel('Comentário (opcional)').fill('Rápido e claro.')
    await feedback.getByRole('button', { name: 'Enviar' }).click()
    await expect(toastOf(page)).toContainText('Muito obrigado pelo seu feedback!')
    await expect(page.getByRole('button', { name: 'Avaliar' })).toBeHidden()
    await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
    await expect(page.getByRole('button', { name: 'Reabrir', exact: true })).toBeVisible()
    await expect(feedback).toBeHidden()
  })
})

test('who may only read a demand is told why, by contract and by role', async ({ open }) => {
  for (const [account, title, text, reason] of [
    [
      accounts.suspended,
      /Contrato suspenso desde/,
      /Os prazos ficam parados até a reativação/,
      'O seu contrato está suspenso.',
    ],
    [
      accounts.overdueAdmin,
      /Pagamento em atraso desde/,
      /os prazos ficam parados até o pagamento/,
      'Há um pagamento em atraso há mais de dois dias úteis.',
    ],
    [
      accounts.overdueUser,
      /Pagamento em atraso desde/,
      /Peça ao administrador da sua conta/,
      'Há um pagamento em atraso há mais de dois dias úteis.',
    ],
  ] as const) {
    const page = await open(account)
    await page.goto('/')
    await page.getByRole('region', { name: 'Suas demandas' }).getByRole('link').first().click()
    const line = page.getByRole('region', { name: 'Situação do contrato' })
    await expect(line).toContainText(title)
    await expect(line).toContainText(text)
    await expect(line.getByRole('link', { name: 'Pagar Agora' })).toHaveCount(
      account === accounts.overdueAdmin ? 1 : 0,
    )
    await expect(page.getByText('Prazo suspenso').first()).toBeVisible()
    const panel = page.getByRole('tabpanel', { name: 'Mensagens' })
    await expect(panel.getByText(reason, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeHidden()
  }
})

test('a demand that cannot be read says so and can be tried again', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/demands/)
  const { raise } = await customer(accounts.user)
  const { id, name } = await raise()
  // Nothing is read before the press, also not by a late notice of the creation.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('pressed', ''), { capture: true })
  })
  await page.route(`**/api/demands/${id}{,/**}`, async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in sessionStorage)
    await (isPressed ? route.continue() : route.abort())
  })
  await page.goto(`/demands/${id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Não foi possível carregar a demanda' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^Não foi possível carregar a demanda/)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  const refused = page.waitForEvent('requestfailed')
  await retry.press('Enter')
  await refused
  await expect(retry).not.toHaveAttribute('aria-busy')
  await expect(retry).toBeFocused()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('another customer’s demand, a secret one and an invented one are not found', async ({
  page,
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { raise } = await customer(accounts.user)
  const secret = await raise({ private: true })
  await page.goto(`/demands/${secret.id}`)
  await expect(page.getByRole('heading', { level: 1, name: secret.name })).toBeVisible()
  await expect(page.getByText('Só Beatriz Lima')).toBeVisible()

  const others = await open(accounts.otherCustomer)
  const colleagues = await open(accounts.admin)
  for (const [stranger, id] of [
    [others, (await raise()).id],
    [colleagues, secret.id],
    [colleagues, '01890000-0000-7000-8000-000000000000'],
    [colleagues, 'nenhuma'],
  ] as const) {
    await stranger.goto(`/demands/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
    await expect(
      stranger.getByText('A demanda não existe e/ou foi deletada e/ou é sigilosa'),
    ).toBeVisible()
  }
})
