import { createUser } from '@tramite/core/users'
import { accounts } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { toUniqueName } from './customer-side.ts'
import { waitForPasswordLink } from './outbox.ts'
import { createPerson } from './person.ts'
import { expect, test } from './portal.fixture.ts'

const password = 'Girassol2026'

test('a stranger raises a first demand within 90 s of the invitation', async ({
  open,
  customer,
}) => {
  const { client } = await customer(accounts.superAdmin)
  const code = toUniqueName('').trim()
  const email = `helena.${code}@aurora.example`
  const colleague = { name: 'Helena Prado', email, phone: null, occupation: null }
  // The inviting user belongs to a business, and so does the invited one.
  await createUser(client).mutationFn({ ...colleague, customerAdmin: false })
  const link = await waitForPasswordLink(email)

  const page = await open(undefined, {
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  })
  const person = createPerson(page)
  const { arrive, type, click } = person
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(link)
  await arrive(button('Alterar senha'))
  await expectNoViolations(page, 'the link of the invitation')
  await click(button('Não aceito'))
  await type(page.getByLabel('Nova senha', { exact: true }), password)
  await type(page.getByLabel('Confirmar senha', { exact: true }), password)
  await click(button('Alterar senha'))

  await arrive(button('Entrar'))
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expectNoViolations(page, 'sign-in')
  await type(page.getByLabel('Senha', { exact: true }), password)
  await click(button('Entrar'))

  await arrive(button('Li e aceito'))
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    'Antes de começar: Termos de Uso e Política de Privacidade',
  )
  await expectNoViolations(page, 'what is accepted')
  await click(button('Li e aceito'))

  await arrive(heading('Olá, Helena!'))
  await expectNoViolations(page, 'home')
  await click(page.getByRole('link', { name: 'Criar demanda' }).first())

  await arrive(heading('Criar demanda'))
  const name = `Contrato ${code}`
  await type(page.getByLabel('Nome'), name)
  await type(page.getByLabel('Descrição'), 'Revisar o contrato do fornecedor.')
  await expectNoViolations(page, 'a demand to raise')
  await click(page.getByRole('main').getByRole('button', { name: 'Criar demanda' }))

  await arrive(heading(name))
  await expectNoViolations(page, 'the demand')
  expect(person.steps()).toEqual({ pages: 6, fields: 5, clicks: 6, characters: 86 })
  expect(person.seconds()).toBeLessThanOrEqual(90)
})
