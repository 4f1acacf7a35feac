import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

test('home says what to do first, and the demand tells its life from the request to the delivery', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.otherCustomer)
  const { id, name } = await raise()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
  await firm.setStatus(id, {
    statusKey: 'PENDING',
    message: 'Falta a matrícula. Peça em https://cartorio.example/pedido.',
  })
  const page = await open(accounts.otherCustomer)
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
    /^Entregasem data/,
  ])
  await expect(timeline.getByText('Você: 0 dias')).toBeVisible()
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
