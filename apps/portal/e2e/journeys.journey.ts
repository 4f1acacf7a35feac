import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

test('a journey is found, started after a question, followed along its path', async ({
  open,
  firm,
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
  await question.getByRole('button', { name: 'Iniciar jornada' }).click()
  await expect(page).toHaveURL(/\/demands\/[\w-]{36}/)
  const first = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.goto('/journeys')
  await page.getByRole('link', { name: `Ver jornada: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Iniciar jornada' })).toBeHidden()
  const path = page.getByRole('list', { name: `Etapas de ${title}` })
  const opened = path.getByRole('listitem').first()
  await expect(opened).toContainText('Aberta')
  // The firm delivers the first step elsewhere: the open page moves on.
  await firm.setStatus(first, { statusKey: 'IN_PROGRESS', message: 'Começamos.' })
  await firm.setStatus(first, { statusKey: 'FINISHED', message: 'Pronto.' })
  await expect(opened).toContainText('Feito')
  await expect(page.getByText(/^1 de \d+ entregues$/)).toBeVisible()
  await page.getByRole('link', { name: 'Acompanhar jornada' }).click()
  await expect(page).not.toHaveURL(new RegExp(first))
})

test('who has a specific demand sees the journeys, and why none can be started', async ({
  open,
  expectProblems,
}) => {
  expectProblems(/404/)
  const page = await open(accounts.specific)
  await page.goto('/journeys')
  await expect(page.getByRole('list', { name: 'Jornadas', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Iniciar jornada/ })).toHaveCount(0)
  await page.goto('/journeys/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Esta jornada não existe')).toBeVisible()
})
