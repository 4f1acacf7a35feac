import { makeDemandPrivate } from '@tramite/core/demands'
import { storageKeys } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'
import { loseAnswer } from './lost-answer.ts'
import { expect, test } from './portal.fixture.ts'
import { refuseFile } from './refused-file.ts'

test.use({ account: accounts.user })

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
    .filter({ hasText: 'Não confirmada' })
    .getByRole('button', { name: 'Tentar novamente' })
  await expect(again).toBeVisible()
  await page.unroute('**/items/message')
  // It may also be sent automatically before the press.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(messages.getByText(/Não (enviada|confirmada)|Enviando/)).toBeHidden({
      timeout: 1000,
    })
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
  await page.goto(`/demands/${id}`)
  const box = page.getByRole('textbox', { name: 'Mensagem' })
  await box.fill('Seguem os dois.')
  const attach = page.getByLabel('Anexar arquivos').last()
  const files = page.getByRole('list', { name: 'Arquivos' })
  for (const name of ['Anexo.txt', 'Ata.txt']) {
    await attach.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
    await expect(files.getByRole('listitem').filter({ hasText: name })).toContainText('Enviado')
  }
  await page.route('**/items/message', refuseFile('Anexo.txt', reason), { times: 1 })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(files.getByText(reason)).toBeVisible()
  await expect(box).toHaveValue('Seguem os dois.')
  await expect(files.getByRole('listitem').filter({ hasText: 'Ata.txt' })).toContainText('Enviado')
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
  expectProblems(/404 .*\/api\/(demands|documents)|ERR_FAILED.*\/items\/message/)
  const { client, user, raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const box = page.getByRole('textbox', { name: 'Mensagem' })
  await box.fill('Segue a matrícula.')
  await expect(page.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible()
  await page
    .getByLabel('Anexar arquivos')
    .last()
    .setInputFiles({ name: 'Planta.txt', mimeType: 'text/plain', buffer: Buffer.from('Planta.') })
  await expect(page.getByRole('button', { name: 'Remover Planta.txt' })).toBeVisible()
  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula.' })
  await expect(page.getByRole('alert')).toContainText('O escritório espera a sua resposta.')
  await expect(box).toBeFocused()
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não enviou' })
  await box.blur()
  await expect(unsent).toContainText('Segue a matrícula.')
  await expect(unsent).toContainText('Planta.txt')
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
  await expect(box).toHaveValue('Segue a matrícula.')
  await expect(unsent).toBeHidden()
  await page.getByRole('button', { name: 'Remover Planta.txt' }).click()

  await page.route('**/items/message', (route) => route.abort())
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Não confirmada')).toBeVisible()
  await box.fill('E a certidão.')
  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a ata.' })
  await page.getByRole('button', { name: 'Resolver pendências' }).first().click()
  const answering = page.getByRole('dialog', { name: 'Resolver pendências' })
  await expect(answering.getByLabel('Descrição')).toHaveValue('E a certidão.')
  await answering.getByLabel('Descrição').fill('E a certidão. A ata fica pronta amanhã.')
  await answering
    .getByLabel('Anexar arquivos')
    .setInputFiles({ name: 'Ata.txt', mimeType: 'text/plain', buffer: Buffer.from('Ata.') })
  await expect(answering.getByText(/Enviado$/)).toBeVisible()
  await makeDemandPrivate(client).mutationFn({ id, userId: user.id })
  await expect(page.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
  await expect(unsent).toContainText('Segue a matrícula.')
  await expect(unsent).toContainText('E a certidão.')
  await expect(unsent).toContainText('A ata fica pronta amanhã.')
  await expect(unsent).toContainText('Ata.txt')
})

test('what is being written goes on where it can be sent, as the demand moves on', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  const box = page.getByRole('textbox', { name: 'Mensagem' })
  await box.fill('Segue a matrícula.')
  await page
    .getByLabel('Anexar arquivos')
    .last()
    .setInputFiles({ name: 'Planta.txt', mimeType: 'text/plain', buffer: Buffer.from('Planta.') })
  await expect(page.getByText(/Enviado$/)).toBeVisible()
  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a matrícula.' })
  await page.getByRole('button', { name: 'Resolver pendências' }).first().click()
  const answering = page.getByRole('dialog', { name: 'Resolver pendências' })
  const description = answering.getByLabel('Descrição')
  await expect(description).toHaveValue('Segue a matrícula.')
  await expect(answering.getByRole('button', { name: 'Remover Planta.txt' })).toBeVisible()
  await description.fill('Segue a matrícula. A ata vem depois.')
  await answering.getByRole('button', { name: 'Cancelar' }).click()
  await expect(answering).toBeHidden()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
  await expect(box).toHaveValue('Segue a matrícula. A ata vem depois.')
  await expect(page.getByRole('button', { name: 'Remover Planta.txt' })).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('Segue a matrícula. A ata vem depois.')
  await expect(page.getByRole('button', { name: 'Remover Planta.txt' })).toBeVisible()

  // The firm delivers without the answer that was begun.
  await firm.setStatus(id, { statusKey: 'PENDING', message: 'Falta a ata.' })
  await page.getByRole('button', { name: 'Resolver pendências' }).first().click()
  await description.fill('A ata vem depois.')
  await answering.getByRole('button', { name: 'Cancelar' }).click()
  await expect(answering).toBeHidden()
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não enviou' })
  await expect(unsent).toContainText('A ata vem depois.')
  await expect(unsent).toContainText('Planta.txt')
  await page.reload()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(unsent).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(unsent).toContainText('A ata vem depois.')
  await expect(unsent).toContainText('Planta.txt')
  await page.getByRole('button', { name: 'Reabrir e escrever' }).click()
  const reopening = page.getByRole('dialog', { name: 'Reabrir demanda' })
  await expect(reopening.getByLabel('Descrição')).toHaveValue('A ata vem depois.')
  await expect(reopening.getByRole('button', { name: 'Remover Planta.txt' })).toBeVisible()
})

test('a demand that becomes secret while one writes in it leaves the focus on what says so', async ({
  page,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { client, user, raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await page.goto(`/demands/${id}`)
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Segue a matrícula.')
  await makeDemandPrivate(client).mutationFn({ id, userId: user.id })
  await expect(page.getByRole('heading', { name: 'Demanda não encontrada' })).toBeFocused()
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
  await expect(messages.getByText(/Não (enviada|confirmada)|Enviando/)).toBeHidden()
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
  // The session ends while the message is being sent: if it ended earlier, another request of the page,
  // refetching as others work on their demands, might be refused first and take the page away.
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
  await expect(page.getByRole('alert')).toContainText('Sua sessão terminou')
  await expect(page).toHaveURL(/\/signIn\?returnTo=/)
  await page.getByLabel('E-mail').fill(accounts.superAdmin)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`/demands/${id}`)
  const message = page.getByRole('article').filter({ hasText: 'Escrita antes do fim da sessão.' })
  // The server has not refused it: it is sent automatically, once.
  await expect(message.getByRole('time')).toBeVisible()
  await page.reload()
  await expect(message).toHaveCount(1)
  await expect(page.getByText(/^Não (enviada|confirmada)$/)).toBeHidden()
})
