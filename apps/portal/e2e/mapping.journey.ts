import { createBusiness } from '@tramite/core/businesses'
import { updateDemandStatus } from '@tramite/core/demands'
import { getMapping, listFirmMappings, reviewFirmMapping } from '@tramite/core/mapping'
import { storageKeys } from '@tramite/core/session'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { expect, test, toastOf } from './portal.fixture.ts'
import { createClient } from './sdk.ts'

test.use({ account: accounts.superAdmin })

test('a mapping begins with a meeting, is filled in, reviewed, completed, and done again', async ({
  page,
  customer,
  apiUrl,
  sessions,
}) => {
  // A business of its own: the mapping of the others is what other journeys look at.
  const { client } = await customer(accounts.superAdmin)
  const name = toUniqueName('Aurora Exportação')
  const business = await createBusiness(client).mutationFn({ name })
  const own = createClient(apiUrl, await sessions(accounts.superAdmin), business.id)
  const staff = createClient(apiUrl, await sessions(accounts.lawyer))
  await page.addInitScript(
    ([key, id]) => localStorage.setItem(key ?? '', id ?? ''),
    [storageKeys.businessId, business.id],
  )

  await page.goto('/tools/mapping')
  await page.getByRole('button', { name: 'Solicitar reunião' }).click()
  await page
    .getByRole('alertdialog', { name: 'Começar o mapeamento de dados' })
    .getByRole('button', { name: 'Solicitar reunião' })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: /Reunião de mapeamento de dados/ }),
  ).toBeVisible()
  const { preMeetingDemandId } = await getMapping(own).queryFn()
  const meeting = { id: preMeetingDemandId ?? '', statusKey: 'FINISHED', version: null } as const
  await updateDemandStatus(staff).mutationFn(meeting)

  await page.goto('/tools/mapping')
  await page.getByRole('button', { name: 'Adicionar RH' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar RH' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Adicionar Outros' }).click()
  const other = page.getByRole('dialog', { name: 'Adicionar outro setor' })
  await other.getByLabel('Nome do setor').fill('rh')
  await other.getByRole('button', { name: 'Adicionar' }).click()
  await expect(other.getByText('Este setor já foi adicionado')).toBeVisible()
  await other.getByLabel('Nome do setor').fill('Despacho')
  await other.getByRole('button', { name: 'Adicionar' }).click()
  await expect(other).toBeHidden()
  await page.getByRole('button', { name: 'Excluir Despacho' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Excluir setor: Despacho' })
  await removal.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('link', { name: 'Despacho' })).toHaveCount(0)

  await page.getByRole('link', { name: 'RH', exact: true }).click()
  await page.getByRole('button', { name: 'Adicionar atividade' }).click()
  await page.getByLabel('Nome da atividade').fill('Folha')
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar' }).click()
  await page.getByRole('button', { name: 'Renomear Folha' }).click()
  await page.getByLabel('Novo nome da atividade').fill('Folha de pagamento')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Folha de pagamento' }).click()

  // An answer that nobody saves is there after the page was loaded again, and after it was left.
  await page.getByLabel('Outros').fill('A contabilidade fecha a folha, todo mês')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page).toHaveURL(/question=2$/)
  await page.getByRole('button', { name: 'CPF e RG' }).click()
  await page.getByLabel('Outros').fill('Pensão')
  await page.reload()
  await expect(page.getByLabel('Outros')).toHaveValue('Pensão')
  await expect(page.getByRole('button', { name: 'CPF e RG' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Outros')).toHaveValue('A contabilidade fecha a folha, todo mês')
  await page.goBack()
  await expect(page.getByText('2 de 15 · 13% preenchido')).toBeVisible()
  await page.getByRole('link', { name: 'Transferência internacional' }).click()
  await page.getByRole('button', { name: 'Servidores nos Estados Unidos' }).click()
  await expect(page.getByText(/Os dados saem do Brasil sem que se diga/)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toastOf(page)).toContainText('Mapeamento salvo com sucesso.')
  await page.getByRole('link', { name: 'RH', exact: true }).click()
  await expect(page.getByText('20% preenchido')).toBeVisible()

  await page.getByRole('link', { name: 'Mapeamento de dados' }).click()
  await expect(page.getByText('3 de 15 · 20%')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  const sending = page.getByRole('alertdialog', { name: 'Enviar para revisão' })
  await expect(sending.getByText('Faltam 12 respostas em 1 atividade')).toBeVisible()
  await expect(sending.getByText('1 ponto pede atenção')).toBeVisible()
  await sending.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Seu mapeamento está em revisão')).toBeVisible()

  const { mappings } = await listFirmMappings(staff, {}).queryFn({ pageParam: null })
  const mapping = mappings.find(({ businessId }) => businessId === business.id)
  await reviewFirmMapping(staff).mutationFn({ id: mapping?.id ?? '', statusKey: 'FINISHED' })
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /^Mapeamento de dados de / })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Refazer mapeamento' }).click()
  const redo = page.getByRole('alertdialog', { name: 'Refazer o mapeamento' })
  await redo.getByRole('button', { name: 'Refazer' }).click()
  await expect(page.getByRole('button', { name: 'Enviar para revisão' })).toBeVisible()
})

test.describe('without the tool', () => {
  test.use({ account: accounts.suspended })

  test('who may not open it reads why, and whom to ask', async ({ page }) => {
    await page.goto('/tools/mapping')
    await expect(page.getByRole('heading', { level: 1, name: 'Contrato suspenso' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Falar com o escritório' })).toBeVisible()
  })
})
