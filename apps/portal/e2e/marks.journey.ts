import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'

test.use({ account: accounts.superAdmin })

test('a mark is read with its processes, history and legend; numbers are brought in, each with its answer', async ({
  page,
}) => {
  await page.goto('/tools/marks')
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Como funciona' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Registrar Marca' })).toHaveAttribute(
    'href',
    '/tools/marks/create',
  )
  const search = page.getByRole('searchbox', { name: 'Nome ou número do processo' })
  await search.fill('nenhuma marca assim')
  await expect(page.getByText('Nenhuma marca com esse nome ou número')).toBeVisible()
  await expect(page).toHaveURL('/tools/marks?text=nenhuma+marca+assim')
  await search.fill('')
  await expect(page).toHaveURL('/tools/marks')
  const registered = page.getByRole('row').filter({ hasText: 'Marca Registrada' }).first()
  await registered.getByRole('button', { name: /^(Abrir|Mostrar|Expandir|Detalhes)/ }).click()
  await expect(page.getByText('Processos no INPI')).toBeVisible()
  await expect(page.getByText('Histórico de despachos')).toBeVisible()
  await page.getByText('O que quer dizer cada situação do INPI').click()
  await expect(page.getByText(/Cabe recurso em 60 dias/)).toBeVisible()

  await page.getByRole('link', { name: 'Já tenho um processo' }).click()
  await expect(page).toHaveURL('/tools/marks/import')
  await page.getByRole('button', { name: 'Criar' }).click()
  const field = page.getByLabel('Número do processo')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const number = String(100_000_000 + Math.floor(Math.random() * 800_000_000))
  await field.fill(`${number}, 12x`)
  // Numbers typed from paper are restored after a reload.
  await page.reload()
  await expect(page.getByText(/^Este é o rascunho que foi salvo às \d\d:\d\d\.$/)).toBeVisible()
  await expect(field).toHaveValue(`${number}, 12x`)
  await page.getByRole('button', { name: 'Criar' }).click()
  await expect(page.getByText('Marca importada.')).toBeVisible()
  await expect(page.getByText('O número do processo deve ter 9 dígitos.')).toBeVisible()
  // Numbers that need correcting stay in the field.
  await expect(field).toHaveValue('12x')
  await page.reload()
  await expect(field).toHaveValue('12x')
  await field.fill(number)
  await page.getByRole('button', { name: 'Criar' }).click()
  await expect(page.getByText('Este processo já está entre as suas marcas.')).toBeVisible()
  // What is typed while the answer is pending stays in the field.
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/marcas/import/', async (route) => {
    await held
    await route.continue()
  })
  const next = String(Number(number) + 1)
  await field.fill(next)
  await page.getByRole('button', { name: 'Criar' }).click()
  await field.fill(`${next}, ${number}`)
  answer()
  await expect(page.getByText('Marca importada.')).toBeVisible()
  await expect(field).toHaveValue(`${next}, ${number}`)

  // So does what needs correcting when the page was left before the answer.
  const later = String(Number(number) + 2)
  await page.unroute('**/marcas/import/')
  const release = Promise.withResolvers<void>()
  await page.route('**/marcas/import/', async (route) => {
    await release.promise
    await route.continue()
  })
  await field.fill(`${later}, 34y`)
  await page.getByRole('button', { name: 'Criar' }).click()
  await page.getByRole('link', { name: 'Marcas', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  const answered = page.waitForResponse('**/marcas/import/')
  release.resolve()
  await answered
  await page.getByRole('link', { name: 'Já tenho um processo' }).click()
  await expect(field).toHaveValue('34y')
})
