import { randomUUID } from 'node:crypto'
import { makeDemandPrivate } from '@tramite/core/demands'
import { createUser, deleteUser } from '@tramite/core/users'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, expectToast, test } from './portal.fixture.ts'

test('home says what to do first, and the demand tells its life from the request to the delivery', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id, name } = await raise()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
  await firm.setStatus(id, {
    statusKey: 'PENDING',
    message: 'Falta a matrícula. Peça em https://cartorio.example/pedido.',
  })
  const page = await open(accounts.user)
  await page.goto('/')
  const tasks = page.getByRole('region', { name: 'Espera por você' })
  await expect(tasks.getByRole('listitem').first()).toContainText(/^1(Responda|Valide): /)

  await page.goto(`/demands/${id}`)
  const timeline = page.getByRole('region', { name: 'Linha do tempo' })
  await expect(timeline.getByRole('listitem')).toHaveText([
    /^Pedido/,
    /^Triagem/,
    /^Em andamento/,
    /^Espera você desde hoje/,
    /^Entregadepois da sua resposta/,
  ])
  await expect(timeline.getByText(/^Você: /)).toHaveCount(0)
  const people = page.getByRole('region', { name: 'Pessoas' })
  await expect(people.getByRole('listitem').filter({ hasText: ', você' })).toContainText(
    /fez o pedido/i,
  )
  const link = page.getByRole('link', { name: /^https:\/\/cartorio\.example\/pedido/ })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')

  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await expect(timeline.getByRole('listitem').last()).toHaveText(/^Entregue/)
  await page.goto('/?status=FINISHED')
  await expect(page.getByRole('list', { name: 'Suas demandas' })).toContainText(name)
})

test('an admin makes demands private together, with a colleague; others lose sight of them', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/)
  const { client, user, raise } = await customer(accounts.admin)
  const code = toUniqueName('').trim()
  const first = await raise({ name: `Acordo de sócios ${code}` })
  const second = await raise({ name: `Desligamento de diretor ${code}` })
  const third = await raise({ name: `Cisão da holding ${code}` })
  const page = await open(accounts.admin)
  await page.goto(`/demands?name=${encodeURIComponent(code)}`)
  await page.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const bar = page.getByRole('region', { name: 'Tornar sigilosa' })
  await bar.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expectToast(page, 'Você precisa selecionar suas demandas antes')

  for (const { name } of [first, second, third]) {
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check({ force: true })
  }
  await bar.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const dialog = page.getByRole('dialog', { name: /^Tornar \d demandas sigilosas/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  // What became private elsewhere meanwhile would have all of them refused.
  await makeDemandPrivate(client).mutationFn({ id: third.id, userId: user.id })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog).toHaveAccessibleName('Tornar 2 demandas sigilosas')
  await dialog.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expectToast(page, 'Demanda(s) setada(s) para sigiloso com sucesso')
  await expect(dialog).toBeHidden()
  await expect(bar).toBeHidden()

  const colleague = await open(accounts.user)
  await colleague.goto('/demands')
  await expect(colleague.getByRole('heading', { level: 1, name: 'Demandas' })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Tornar sigilosa' })).toHaveCount(0)
  await colleague.goto(`/demands/${first.id}`)
  await expect(colleague.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
})

test('a colleague who leaves while they are chosen keeps no demands from being made private', async ({
  open,
  customer,
}) => {
  const { client, user, raise } = await customer(accounts.superAdmin)
  const colleague = await createUser(client).mutationFn({
    name: toUniqueName('Sílvia'),
    email: `${randomUUID()}@aurora.example`,
  })
  const { name } = await raise({ name: toUniqueName('Acordo de sócios') })
  const page = await open(accounts.superAdmin)
  await page.goto(`/demands?name=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check({ force: true })
  const bar = page.getByRole('region', { name: 'Tornar sigilosa' })
  await bar.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const dialog = page.getByRole('dialog', { name: /sigilosa/ })
  const another = dialog.getByRole('combobox')
  await another.fill(colleague.name)
  await page.getByRole('option', { name: colleague.name }).click()
  await expect(another).toHaveValue(colleague.name)
  await another.press('Tab')
  await deleteUser(client).mutationFn({
    id: colleague.id,
    newResponsibleUserId: user.id,
    version: null,
  })
  await expect(another).toHaveValue('')
  await dialog.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expectToast(page, 'Demanda(s) setada(s) para sigiloso com sucesso')
})
