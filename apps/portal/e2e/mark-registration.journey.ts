import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test, toastOf } from './portal.fixture.ts'

const word = (value: number) => [value >> 8, value & 0xff]

/** A JPEG up to its frame, which says how large it is. */
function toLogo(width: number, height: number) {
  const before = [0xff, 0xd8, 0xff, 0xe0, ...word(16), ...new Array<number>(14).fill(0x41)]
  const frame = [0xff, 0xc0, ...word(11), 8, ...word(height), ...word(width), 1, 0x11, 0]
  return { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([...before, ...frame]) }
}

test('a mark from its first word to its demand', async ({ open }) => {
  const page = await open(accounts.colleague)
  const name = toUniqueName('Aurora Botânica')
  await page.goto('/tools/marks/create?step=review')
  await expect(page.getByRole('heading', { name: 'A marca' })).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/marks\/create$/)
  const next = page.getByRole('button', { name: 'Próximo' })
  await page.getByRole('radio', { name: /^Mista/ }).check()
  await page.getByRole('radio', { name: 'Produto' }).check()
  await page.getByLabel('Nome da marca').fill(name)
  await page.getByLabel('O que a marca vende?').fill('Cremes de origem vegetal.')

  const logo = page.getByLabel('Escolher a logo')
  await logo.setInputFiles(toLogo(1200, 900))
  await expect(page.getByText(/exatamente 945x945 pixels .* A sua tem 1200x900/)).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await logo.setInputFiles(toLogo(945, 945))
  await next.click()

  await expect(page.getByRole('heading', { name: 'O titular' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nome da marca')).toHaveValue(name)
  await next.click()
  await page.getByLabel('E-mail').fill('marcas@aurora.example')
  await page.getByRole('checkbox', { name: 'Eu sou o titular da marca' }).uncheck()
  await page.getByLabel('CPF/CNPJ').pressSequentially('52998224725')
  await page.getByLabel('Nome do titular').fill('Rita Campos')
  await page.getByLabel('Nome do responsável').fill('Rita Campos')
  await page.getByLabel('CEP').pressSequentially('88010000')
  await page.getByLabel('Endereço').fill('Rua das Gaivotas, 120')
  await page.getByLabel('Cidade').fill('Florianópolis')
  await page.getByLabel('Estado (UF)').fill('SC')
  await next.click()

  await expect(page.getByRole('heading', { name: 'Conferir' })).toBeVisible()
  await expect(page.getByText('logo.jpg')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Ciente' }).check()
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page).toHaveURL(/\/demands\/[0-9a-f-]{36}/)
  await expect(toastOf(page)).toContainText('Demanda criada com sucesso!')
  await expect(page.getByRole('heading', { name: `Registro da marca ${name}` })).toBeVisible()
  await page.goto('/tools/marks/create')
  await expect(page.getByLabel('Nome da marca')).toHaveValue('')
})

test('what was typed is there after a reload; a missing payment opens no form', async ({
  open,
}) => {
  const page = await open(accounts.user)
  await page.goto('/tools/marks/create')
  await page.getByRole('radio', { name: /^Nominativa/ }).check()
  await page.getByLabel('Nome da marca').fill('Guardada')
  await expect(page.getByRole('radio', { name: /^Nominativa/ })).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Nome da marca')).toHaveValue('Guardada')
  await expect(page.getByRole('radio', { name: /^Nominativa/ })).toBeChecked()

  const overdue = await open(accounts.overdueUser)
  await overdue.goto('/tools/marks/create')
  await expect(
    overdue.getByRole('heading', { name: 'Acesso bloqueado por falta de pagamento' }),
  ).toBeVisible()
  await expect(overdue.getByLabel('Nome da marca')).toHaveCount(0)
})
