import type { Locator } from '@playwright/test'
import { civilDateOf } from '@tramite/core/calendar'
import { addDemandTag, createDemandTag, getDemand, reorderDemands } from '@tramite/core/demands'
import { createReminder, linkReminder } from '@tramite/core/reminders'
import { accounts } from './accounts.ts'
import { toUniqueName } from './customer-side.ts'
import { everyAttempt, loseAnswer, refuseOnce } from './lost-answer.ts'
import { expect, expectToast, test } from './portal.fixture.ts'
import { drawn, holdEvents } from './screens.ts'

const inDays = (count: number) =>
  civilDateOf(new Date(Date.now() + count * 24 * 60 * 60 * 1000), 'America/Sao_Paulo')

/** Focuses a field with suggestions, whose code loads only then. */
async function openList(field: Locator): Promise<Locator> {
  await field.click()
  const list = field.page().getByRole('listbox')
  await expect(list).toBeVisible()
  return list
}

async function closeList(field: Locator): Promise<void> {
  const list = field.page().getByRole('listbox')
  await expect(list).toBeVisible()
  await field.press('Escape')
  await expect(list).toBeHidden()
}

test('tags are made, put on a demand once and taken off; an overlong name is refused', async ({
  open,
  customer,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  const page = await open(accounts.user)
  // The customer has more tags than one answer contains.
  await page.route(/getdemandsTags/, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags da demanda' })
  const field = dialog.getByRole('combobox', { name: 'Tags desta demanda' })
  await openList(field)
  await field.fill('x'.repeat(61))
  await field.press('Enter')
  await expect(dialog.getByText(/no máximo 60 caracteres/)).toBeVisible()

  const name = toUniqueName('Lojas')
  await field.fill(name)
  await field.press('Enter')
  await expectToast(page, 'Tag adicionada com sucesso')
  // Whatever is behind the open list of suggestions has no role.
  const tag = dialog.locator('[role=row]', { hasText: name })
  await expect(tag).toBeVisible()
  await field.fill(` ${name.toUpperCase()}`)
  await field.press('Enter')
  await expect(dialog.getByText('Essa tag já foi adiciona na demanda!')).toBeVisible()
  await tag.locator('button').click()
  await expectToast(page, 'Tag removida com sucesso')
  await expect(tag).toBeHidden()
})

test('a tag that a colleague makes and puts on a demand is named on its open page', async ({
  open,
  customer,
}) => {
  const { client, user, raise } = await customer(accounts.user)
  const { id } = await raise()
  const customerId = user.Customer?.id ?? ''
  const tagAs = async (name: string) => {
    const { id: tagId } = await createDemandTag(client).mutationFn({ customerId, name })
    await addDemandTag(client).mutationFn({ demandId: id, tagId })
  }
  const [first, second] = [toUniqueName('Lojas'), toUniqueName('Franquias')]
  await tagAs(first)
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  await expect(page.getByText(first)).toBeVisible()
  await tagAs(second)
  await expect(page.getByText(second)).toBeVisible()
})

test('a tag of a new name takes nothing off that the list has pointed at before', async ({
  open,
  customer,
}) => {
  const { client, user, raise } = await customer(accounts.user)
  const { id } = await raise()
  const name = toUniqueName('Lojas')
  const customerId = user.Customer?.id ?? ''
  await createDemandTag(client).mutationFn({ customerId, name: `${name} do sul` })
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags da demanda' })
  const field = dialog.getByRole('combobox', { name: 'Tags desta demanda' })
  const rows = dialog.locator('[role=row]')
  await openList(field)
  await field.pressSequentially(name)
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveText([`${name} do sul`, `Adicionar “${name}”`])
  await field.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('listbox')).toBeHidden()
  await field.pressSequentially(toUniqueName('Franquias'), { delay: 20 })
  await expect(options).toHaveText([/^Adicionar “Franquias/])
  await field.press('Enter')
  await expect(rows).toHaveCount(2)
})

test('the name of a tag whose answer was lost stands in the field, and is put on by Enter', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/demandsTags/)
  const { id } = await (await customer(accounts.user)).raise()
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags da demanda' })
  const field = dialog.getByRole('combobox', { name: 'Tags desta demanda' })
  await openList(field)
  const name = toUniqueName('Galpões')
  await field.fill(name)
  await page.route('**/api/demandsTags', loseAnswer, everyAttempt)
  await field.press('Enter')
  await expectToast(page, 'Não sabemos se deu certo')
  await expect(field).toHaveValue(name)
  await field.press('Enter')
  await expect(dialog.locator('[role=row]', { hasText: name })).toBeVisible()
  await expect(field).toHaveValue('')
})

test('a tag that a colleague makes at the same moment is taken, and nothing is called wrong', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/409 .*\/demandsTags/)
  const { client, user, raise } = await customer(accounts.user)
  const { id } = await raise()
  const customerId = user.Customer?.id ?? ''
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags da demanda' })
  const field = dialog.getByRole('combobox', { name: 'Tags desta demanda' })
  for (const isPut of [false, true]) {
    const name = toUniqueName('Galpões')
    // The colleague is faster by the time that the request takes.
    await page.route('**/api/demandsTags', async (route) => {
      const { id: tagId } = await createDemandTag(client).mutationFn({ customerId, name })
      if (isPut) await addDemandTag(client).mutationFn({ demandId: id, tagId })
      await route.continue()
    })
    const refused = page.waitForResponse((answer) => answer.status() === 409)
    await openList(field)
    await field.fill(name)
    await field.press('Enter')
    await refused
    await expect(dialog.locator('[role=row]', { hasText: name })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(dialog.getByText('Já existe uma tag com esse nome.')).toBeHidden()
    await page.unroute('**/api/demandsTags')
  }
})

test('two new tags typed one after the other are both put on', async ({ open, customer }) => {
  const { id } = await (await customer(accounts.user)).raise()
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags da demanda' })
  const field = dialog.getByRole('combobox', { name: 'Tags desta demanda' })
  await openList(field)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/demandsTags', async (route) => {
    await held
    await route.continue()
  })
  const names = [toUniqueName('Fiscal'), toUniqueName('Urgente')]
  for (const name of names) {
    await field.fill(name)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  answer()
  for (const name of names)
    await expect(dialog.locator('[role=row]', { hasText: name })).toBeVisible()
})

test('an admin hides a demand, lets a colleague in, and opens it again; others may not', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/, /ERR_FAILED.*\/private/)
  const { raise } = await customer(accounts.admin)
  const { id, name } = await raise()
  const [admin, colleague] = await Promise.all([open(accounts.admin), open(accounts.user)])
  await colleague.goto(`/demands/${id}`)
  await colleague.getByRole('button', { name: 'Mais ações' }).click()
  const forbidden = colleague.getByRole('menuitem', { name: 'Quem vê esta demanda' })
  await expect(forbidden).toHaveAttribute('aria-disabled', 'true')

  await admin.goto(`/demands/${id}`)
  const openDialog = async () => {
    await admin.getByRole('button', { name: 'Mais ações' }).click()
    await admin.getByRole('menuitem', { name: 'Quem vê esta demanda' }).click()
  }
  await openDialog()
  const hide = admin.getByRole('dialog', { name: 'Tornar sigilosa' })
  await refuseOnce(admin, /\/private$/)
  await hide.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expectToast(admin, 'Não sabemos se deu certo')
  await hide.getByRole('button', { name: 'Tornar sigilosa' }).click()
  await expect(hide).toBeHidden()
  await expect(admin.getByText('Sigilosa', { exact: true })).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByText('Demanda não encontrada')).toBeVisible()

  await openDialog()
  const who = admin.getByRole('dialog', { name: 'Quem vê esta demanda' })
  const people = who.getByRole('combobox', { name: /^Incluir pessoas/ })
  const list = await openList(people)
  await list.getByRole('option', { name: /Beatriz Lima/ }).click()
  await closeList(people)
  await who.getByRole('button', { name: 'Incluir', exact: true }).click()
  await expect(who).toBeHidden()
  await colleague.reload()
  await expect(colleague.getByRole('heading', { level: 1, name })).toBeVisible()

  await openDialog()
  await refuseOnce(admin, /\/private$/)
  const question = admin.getByRole('alertdialog', { name: 'Abrir a demanda a todos?' })
  const openToAll = async () => {
    await who.getByRole('button', { name: 'Abrir a todos deste negócio' }).click()
    await question.getByRole('button', { name: 'Abrir a todos deste negócio' }).click()
  }
  await openToAll()
  await expectToast(admin, 'Não sabemos se deu certo')
  await openToAll()
  await expect(who).toBeHidden()
  await expect(admin.getByText('Sigilosa', { exact: true })).toBeHidden()
})

test('a demand that is hidden while colleagues could not be let in says so, and asks for them again', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/404 .*\/api\/(demands|documents)/, /ERR_FAILED.*\/private\/addUsers/)
  const { raise } = await customer(accounts.admin)
  const { id, name } = await raise()
  const [page, colleague] = await Promise.all([open(accounts.admin), open(accounts.user)])
  // A browser opened only at the end loads the whole portal while other journeys run: too long to wait for.
  await colleague.goto(`/demands/${id}`)
  await expect(colleague.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Quem vê esta demanda' }).click()
  const hide = page.getByRole('dialog', { name: 'Tornar sigilosa' })
  const people = hide.getByRole('combobox')
  const list = await openList(people)
  await list.getByRole('option', { name: /Beatriz Lima/ }).click()
  await closeList(people)
  await refuseOnce(page, /\/private\/addUsers$/)
  await hide.getByRole('button', { name: 'Tornar sigilosa' }).click()
  const who = page.getByRole('dialog', { name: 'Quem vê esta demanda' })
  await expect(who.getByText('Beatriz Lima')).toBeVisible()
  await expectToast(page, 'Não sabemos se deu certo')
  await expect(page.getByText('Sigilosa', { exact: true })).toBeVisible()
  // With nobody left there is nobody to add.
  await who
    .getByRole('row', { name: /Beatriz Lima/ })
    .getByRole('button')
    .click()
  const left = who.getByRole('combobox')
  await closeList(left)
  await who.getByRole('button', { name: 'Incluir', exact: true }).click()
  await expect(who.getByText('Usuário é obrigatório')).toBeVisible()
  const offered = await openList(left)
  await offered.getByRole('option', { name: /Beatriz Lima/ }).click()
  await closeList(left)
  await who.getByRole('button', { name: 'Incluir', exact: true }).click()
  await expect(who).toBeHidden()
  await colleague.reload()
  await expect(colleague.getByText('Sigilosa', { exact: true })).toBeVisible()
})

test('a reminder is linked to a demand and unlinked; none chosen is refused', async ({
  open,
  customer,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/reminder\//)
  const { raise } = await customer(accounts.admin)
  const { id } = await raise()
  const page = await open(accounts.admin)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Lembretes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lembretes desta demanda' })
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(dialog.getByText('Lembrete para vincular é obrigatório')).toBeVisible()
  const list = await openList(dialog.getByRole('combobox'))
  await list.getByRole('option').first().click()
  await refuseOnce(page, /\/api\/reminder\/demand\//)
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expectToast(page, 'Não sabemos se deu certo')
  // What the toast has told stays in the dialog until it is tried again.
  const failure = dialog.getByText('Não sabemos se deu certo')
  await expect(failure).toBeVisible()
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expectToast(page, 'Lembrete vinculado com sucesso!')
  await expect(failure).toBeHidden()
  await refuseOnce(page, /\/api\/reminder\/notAssociatedInDemand\//)
  await dialog.getByRole('button', { name: /^Desvincular/ }).click()
  await expectToast(page, 'Não sabemos se deu certo')
  await dialog.getByRole('button', { name: /^Desvincular/ }).click()
  await expectToast(page, 'Lembrete desassociado com sucesso')
  await expect(dialog.getByText('Nenhum lembrete vinculado.')).toBeVisible()
})

test('a reminder that a colleague links meanwhile is chosen no more', async ({
  open,
  customer,
}) => {
  const { client, raise } = await customer(accounts.admin)
  const [{ id }, other] = [await raise(), await raise()]
  const name = toUniqueName('Assembleia')
  const reminder = await createReminder(client).mutationFn({
    name,
    type: 'event',
    duoDate: inDays(300),
  })
  const page = await open(accounts.admin)
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Lembretes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lembretes desta demanda' })
  const field = dialog.getByRole('combobox')
  await field.fill(name)
  await page.getByRole('option', { name }).click()
  await expect(field).toHaveValue(name)
  await field.press('Tab')
  await linkReminder(client).mutationFn({ demandId: other.id, reminderId: reminder.id })
  await expect(field).toHaveValue('')
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(dialog.getByText('Lembrete para vincular é obrigatório')).toBeVisible()
})

test('the order of the demands in progress is changed by its buttons, with the dates before it is saved', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/demands\/reorder/)
  const { client, raise } = await customer(accounts.otherCustomer)
  const ids = new Map<string, string>()
  const queue = async (deleveryForecast: string) => {
    const { id, name } = await raise()
    await firm.setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast })
    ids.set(name, id)
    return name
  }
  const before = await queue(inDays(30))
  const last = await queue(inDays(40))
  const page = await open(accounts.otherCustomer)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ordem de prioridade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ordem de prioridade' })
  const rows = dialog.getByRole('row')
  const inOrder = async (...names: readonly string[]) => {
    const all = await rows.evaluateAll((found) => found.map((row) => row.ariaLabel))
    const places = names.map((name) => all.indexOf(name))
    return places.every((place, index) => place > (places[index - 1] ?? -1))
  }
  const moveUp = dialog.getByRole('button', { name: `Subir ${last}` })
  await expect(dialog.getByRole('button', { name: 'Salvar ordem' })).toBeDisabled()
  await moveUp.click()
  await expect(dialog.getByText(/ mudam?\.$/)).toBeVisible()
  // A demand that is started meanwhile joins the order, which stays as chosen.
  const joined = await queue(inDays(50))
  await expect(rows.filter({ hasText: joined })).toBeVisible()
  await expect.poll(() => inOrder(last, before, joined)).toBe(true)
  // Somebody else saves an order: the move stands over it, and undoes nothing.
  const others = [joined, before, last].map((name) =>
    getDemand(client, { id: ids.get(name) ?? '' }).queryFn(),
  )
  await reorderDemands(client).mutationFn({ demands: await Promise.all(others) })
  await expect(dialog.getByText(/^Outra pessoa mudou a ordem da fila/)).toBeVisible()
  await expect.poll(() => inOrder(joined, last, before)).toBe(true)
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => inOrder(joined, before, last)).toBe(true)
  await moveUp.click()
  await refuseOnce(page, /\/demands\/reorder$/)
  await dialog.getByRole('button', { name: 'Salvar ordem' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Não sabemos se deu certo')
  await dialog.getByRole('button', { name: 'Salvar ordem' }).click()
  await expectToast(page, 'Demandas reordenadas com sucesso!')
  await expect(dialog).toBeHidden()

  // A row is dragged in its column: the dialog shows the new order with its dates, and saves it.
  await page.goto('/demands')
  await expect(drawn(page)).toHaveCount(0)
  const column = page.getByRole('region', { name: /^Em Andamento/ }).first()
  // Newest first. Only this test's own: others of the same customer come and go meanwhile.
  const shown = column.getByRole('listitem')
  const top = shown.filter({ hasText: joined })
  const next = shown.filter({ hasText: last })
  await top.dragTo(page.getByRole('region', { name: /^Abertas/ }).first())
  await expect(dialog).toBeHidden()
  const { height = 0 } = (await next.boundingBox()) ?? {}
  await top.dragTo(next, { targetPosition: { x: 40, y: height - 8 } })
  await expect(dialog.getByText(/ mudam?\.$/)).toBeVisible()
  await expect.poll(() => inOrder(last, joined, before)).toBe(true)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})

test('on a phone a finger takes a demand along by its grip', async ({ open }) => {
  const page = await open(accounts.user, {
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
  })
  await holdEvents(page)
  await page.goto('/demands')
  await page.getByRole('button', { name: 'Ordem de prioridade' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Ordem de prioridade' })
  const rows = dialog.getByRole('row')
  const isBefore = async (one: Locator, other: Locator) => {
    const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()])
    return (above?.y ?? 0) < (below?.y ?? 0)
  }
  // Demands that are due too soon to move come first, and the list of a phone shows few.
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }))
  const from = (await rows.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const grip = (await rows.first().getByRole('button').first().boundingBox()) ?? from
  const [top, next] = await rows.evaluateAll((found) => found.map((row) => row.ariaLabel ?? ''))
  const first = dialog.getByRole('row', { name: top, exact: true })
  const second = dialog.getByRole('row', { name: next, exact: true })
  const touch = await page.context().newCDPSession(page)
  const x = grip.x + grip.width / 2
  const start = grip.y + grip.height / 2
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y: start }],
  })
  for (let step = 1; step <= 10; step += 1) {
    const y = start + (from.height * 1.5 * step) / 10
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => isBefore(second, first)).toBe(true)
  await expect(dialog.getByText(/ mudam?\.$/)).toBeVisible()
  // Not tapped: so soon afterwards, the browser takes a tap for the end of the drag.
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => isBefore(first, second)).toBe(true)
})

test('what the firm asks stands beside the answer, one by one, and is kept; a lost answer goes once', async ({
  open,
  customer,
  firm,
  expectProblems,
}) => {
  // The date is requested again until the page knows that the answer has arrived.
  expectProblems(/ERR_FAILED.*\/status/, /409.*\/forecast\/preview/)
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'PENDING' })
  const content =
    'Para seguir, precisamos de:\n1. Matrícula do imóvel\n2. Notas fiscais\n3. Aluguéis'
  await firm.addItem(id, { type: 'FORM', content })
  const page = await open(accounts.user)
  await page.goto(`/demands/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Resolver pendências' })
  const reopen = () => page.getByRole('button', { name: 'Resolver pendências' }).click()
  await reopen()
  const question = dialog.getByRole('region', { name: /pede 3 itens, desde / })
  await expect(question.getByText('Para seguir, precisamos de:')).toBeVisible()
  await expect(question.getByText('0 de 3')).toBeVisible()

  // Phones name all photographs alike.
  for (const entry of ['Matrícula do imóvel', 'Aluguéis']) {
    const chooser = page.waitForEvent('filechooser')
    await question.getByRole('button', { name: `Anexar: ${entry}` }).click()
    const file = { name: 'image.txt', mimeType: 'text/plain', buffer: Buffer.from(entry) }
    await (await chooser).setFiles(file)
  }
  await question.getByRole('checkbox', { name: 'Não tenho: Notas fiscais' }).check()
  await question.getByLabel('Por que não tem: Notas fiscais').fill('Foram perdidas.')
  await expect(question.getByText('3 de 3')).toBeVisible()
  await expect(question.getByText(/Enviado/)).toHaveCount(2)
  await page.reload()
  await reopen()
  await expect(question.getByText('3 de 3')).toBeVisible()
  await expect(question.getByText('image (2).txt')).toBeVisible()

  await dialog.getByLabel('Descrição *').fill('É o que temos.')
  await page.route(/\/status$/, loseAnswer, everyAttempt)
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expectToast(page, 'Não sabemos se deu certo')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const sent = page.getByText(
    '1. Matrícula do imóvel\nimage.txt\n\n2. Notas fiscais\nNão tenho: Foram perdidas.\n\n3. Aluguéis\nimage (2).txt\n\nÉ o que temos.',
  )
  await expect(sent).toHaveCount(1)
})
