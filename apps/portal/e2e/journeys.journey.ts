import { listJourneyTypes } from '@tramite/core/journeys'
import { accounts } from './accounts.ts'
import { expect, reachDemand, test, toastOf } from './portal.fixture.ts'

test('a journey is found, started after a question, and followed to its end', async ({
  open,
  firm,
  customer,
}) => {
  const page = await open(accounts.superAdmin)
  await page.goto('/journeys')
  await expect(page.getByRole('heading', { level: 1, name: 'Jornadas' })).toBeVisible()
  const chips = page.getByRole('group', { name: 'Filtrar jornadas por situação' })
  await expect(chips.getByRole('radio')).toHaveCount(5)
  await chips.getByText(/^Disponível/).click()
  await expect(page).toHaveURL('/journeys?status=OPEN')
  await page.reload()
  await expect(chips.getByRole('radio', { name: /^Disponível/ })).toBeChecked()

  const card = page.getByRole('list', { name: 'Jornadas', exact: true }).getByRole('listitem')
  const start = card.getByRole('button', { name: /^Iniciar jornada: / }).first()
  const title = (await start.getAttribute('aria-label'))?.replace('Iniciar jornada: ', '') ?? ''
  await start.click()
  const question = page.getByRole('alertdialog', { name: title })
  await expect(question).toContainText('Deseja iniciar esta jornada?')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await start.click()
  // Pressed twice it is started once, and the second press gets no answer: a refusal would fail this test.
  await question.getByRole('button', { name: 'Iniciar jornada' }).dblclick()
  const first = await reachDemand(page)

  await page.goto('/journeys')
  await page.getByRole('link', { name: `Ver jornada: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Iniciar jornada' })).toBeHidden()
  const path = page.getByRole('list', { name: `Etapas de ${title}` })
  const opened = path.getByRole('listitem').first()
  await expect(opened).toContainText('Aberta')
  // The firm delivers the first step elsewhere: the open page moves on.
  const deliver = async (id: string) => {
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS', message: 'Começamos.' })
    await firm.setStatus(id, { statusKey: 'FINISHED', message: 'Pronto.' })
  }
  await deliver(first)
  await expect(opened).toContainText('Feito')
  await expect(page.getByText(/^1 de \d+ entregues$/)).toBeVisible()
  await expect(page.getByText(/^Iniciada em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
  await expect(page.getByText(/ · entregue /)).toHaveCount(1)
  // Each delivered step opens the next, up to the last.
  const follow = page.getByRole('main').getByRole('link', { name: 'Acompanhar jornada' })
  const steps = await path.getByRole('listitem').count()
  let step = first
  for (let delivered = 2; delivered <= steps; delivered += 1) {
    await expect(follow).not.toHaveAttribute('href', new RegExp(step))
    step = (await follow.getAttribute('href'))?.split('/').at(-1) ?? ''
    await deliver(step)
    await expect(page.getByText(`${delivered} de ${steps} entregues`)).toBeVisible()
  }
  await expect(path.getByText('Feito', { exact: true })).toHaveCount(steps)
  await page.goto('/journeys?status=FINISHED')
  await expect(page.getByRole('link', { name: `Ver jornada: ${title}` })).toBeVisible()

  // A demand that prepares a journey is opened if it is the only one, then the last one in progress.
  const { client, raise } = await customer(accounts.superAdmin)
  const { journeyTypes } = await listJourneyTypes(client, {}).queryFn()
  const prepared = journeyTypes.find(({ statusKey }) => statusKey === 'OPEN')
  const prepare = async () => {
    const demand = await raise()
    await firm.prepareJourney(prepared?.id ?? '', demand.id)
    return demand
  }
  const alone = await prepare()
  await deliver(alone.id)
  await page.goto('/journeys')
  const ofCard = page.getByRole('link', { name: `Acompanhar jornada: ${prepared?.title}` })
  await ofCard.click()
  await expect(page.getByRole('heading', { level: 1, name: alone.name })).toBeVisible()
  await page.goBack()
  await prepare()
  const last = await prepare()
  await expect(ofCard).toHaveAttribute('href', `/demands/${last.id}`)
})

test('who has a specific demand sees the journeys, and why none can be started', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/404/)
  const page = await open(accounts.specific)
  await page.goto('/journeys')
  await expect(page.getByRole('list', { name: 'Jornadas', exact: true })).toBeVisible()
  await expect(page.getByText('Funcionalidade não incluída')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Iniciar jornada/ })).toHaveCount(0)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'antiga']) {
    await page.goto(`/journeys/${id}`)
    await expect(page.getByText('Esta jornada não existe')).toBeVisible()
    // The page itself has said it.
    await expect(toastOf(page)).toBeEmpty()
  }
})
