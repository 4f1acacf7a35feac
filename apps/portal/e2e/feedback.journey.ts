import type { Page } from '@playwright/test'
import { saveFeedback } from '@tramite/core/feedback'
import { accounts } from './accounts.ts'
import type { CustomerSide } from './customer-side.ts'
import type { FirmSide } from './firm-side.ts'
import { everyAttempt, loseAnswer } from './lost-answer.ts'
import { expect, expectToast, test, toastOf } from './portal.fixture.ts'

test.use({ account: accounts.user })

const findFeedback = (page: Page) => page.getByRole('dialog', { name: 'Como foi esta entrega?' })

/** The names of all that this browser has stored. */
const readKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).join())

/** A demand that was just delivered. */
async function deliver({ raise }: CustomerSide, firm: FirmSide): Promise<string> {
  const { id } = await raise()
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  return id
}

/** Opens the request for feedback on a demand that was just delivered, which a colleague may answer, too. */
async function openRequest(page: Page, side: CustomerSide, firm: FirmSide) {
  const id = await deliver(side, firm)
  await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
  return { client: side.client, id, feedback: findFeedback(page) }
}

test('the prompt comes after five minutes, never over another dialog, and not after a skip', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/feedbacks/)
  const id = await deliver(await customer(accounts.user), firm)
  await page.clock.install()
  await page.goto(`/demands/${id}`)
  const reopen = page.getByRole('dialog', { name: 'Reabrir demanda' })
  const feedback = findFeedback(page)
  await page
    .getByRole('group', { name: 'Ações da demanda' })
    .getByRole('button', { name: 'Reabrir' })
    .click()
  await expect(reopen).toBeVisible()
  await page.clock.fastForward(300_000)
  await expect(feedback).toBeHidden()
  await reopen.getByRole('button', { name: 'Cancelar' }).click()
  await expect(reopen).toBeHidden()
  await expect(feedback).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(feedback).toBeVisible()

  await expect(feedback.getByRole('button', { name: 'Enviar' })).toBeHidden()
  await expect(feedback.getByLabel('Comentário (opcional)')).toBeHidden()
  // Leaving the page would abort the call.
  const skipped = page.waitForResponse('**/api/feedbacks')
  await feedback.getByRole('radio', { name: '4 estrelas' }).press(' ')
  await page.clock.fastForward(1000)
  await expect.poll(() => readKeys(page)).toContain('/feedback/')
  await feedback.getByRole('button', { name: 'Agora não' }).click()
  await expect(feedback).toBeHidden()
  await skipped
  // A postponed feedback leaves nothing waiting to be sent.
  await expect.poll(() => readKeys(page)).not.toContain('/feedback/')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
  await page.clock.fastForward(320_000)
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
  await expect(feedback).toBeHidden()

  await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
  await feedback.getByRole('radio', { name: '2 estrelas' }).press(' ')
  await page.route('**/api/feedbacks', (route) => route.abort(), everyAttempt)
  await feedback.getByRole('button', { name: 'Enviar' }).click()
  await expect(feedback.getByRole('alert')).toContainText('Não sabemos se deu certo')
  await expect(toastOf(page)).toHaveText('')

  // Feedback that did not arrive is offered again.
  await page.goto(`/demands/${id}`)
  await page.getByRole('button', { name: 'Avaliar' }).click()
  await expect(feedback.getByRole('radio', { name: '2 estrelas' })).toBeChecked()
  await feedback.getByRole('radio', { name: '5 estrelas' }).press(' ')
  await feedback.getByLabel('Comentário (opcional)').fill('Rápido e claro.')
  await feedback.getByRole('button', { name: 'Enviar' }).click()
  await expectToast(page, 'Muito obrigado pelo seu feedback!')
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeHidden()
  await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
  await expect(page.getByRole('button', { name: 'Reabrir', exact: true })).toBeVisible()
  await expectToast(page, 'Esta demanda já recebeu feedback.')
  await expect(page).toHaveURL(`/demands/${id}`)
  await expect(feedback).toBeHidden()
})

test('a rating whose answer was lost stays in its dialog, and is thanked for when it is sent again', async ({
  page,
  customer,
  firm,
  expectProblems,
}) => {
  expectProblems(/ERR_FAILED.*\/api\/feedbacks/)
  const { feedback } = await openRequest(page, await customer(accounts.user), firm)
  await feedback.getByRole('radio', { name: '2 estrelas' }).press(' ')
  await feedback.getByLabel('Comentário (opcional)').fill('Faltou a ata.')
  await page.route('**/api/feedbacks', loseAnswer, everyAttempt)
  await feedback.getByRole('button', { name: 'Enviar' }).click()
  await expect(feedback.getByRole('alert')).toContainText('Não sabemos se deu certo')
  // The page knows of the rating by now, and the dialog is still open.
  await expect(page.getByRole('button', { name: 'Avaliar', includeHidden: true })).toHaveCount(0)
  await expect(feedback.getByLabel('Comentário (opcional)')).toHaveValue('Faltou a ata.')
  await feedback.getByRole('button', { name: 'Enviar' }).click()
  await expectToast(page, 'Muito obrigado pelo seu feedback!')
  await expect(feedback).toBeHidden()
})

test('an address that asks for what cannot be given says why, once the demand is known', async ({
  page,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.user)
  const { id } = await raise()
  await page.goto(`/demands/${id}?isDemandFeedbackModalOpen=true`)
  await expectToast(page, 'A demanda não está entregue.')
  await expect(page).toHaveURL(`/demands/${id}`)
  const feedback = findFeedback(page)
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await expect(page.getByRole('button', { name: 'Avaliar' })).toBeVisible()
  await expect(feedback).toBeHidden()
})

test('a request ends with its dialog: a later delivery opens none', async ({
  page,
  customer,
  firm,
}) => {
  const id = await deliver(await customer(accounts.user), firm)
  await page.goto(`/demands/${id}`)
  const feedback = findFeedback(page)
  const give = page.getByRole('button', { name: 'Avaliar' })
  await give.click()
  await expect(feedback).toBeVisible()
  await firm.setStatus(id, { statusKey: 'IN_PROGRESS' })
  await expect(feedback).toBeHidden()
  await firm.setStatus(id, { statusKey: 'FINISHED' })
  await expect(give).toBeVisible()
  await expect(feedback).toBeHidden()
})

test('a comment that is being typed stays in sight when a colleague rates first', async ({
  page,
  customer,
  firm,
}) => {
  const { client, id, feedback } = await openRequest(page, await customer(accounts.user), firm)
  // An answer of before, as 'not now', changes nothing.
  await feedback.getByRole('button', { name: 'Agora não' }).click()
  await page.getByRole('button', { name: 'Avaliar' }).click()
  await feedback.getByRole('radio', { name: '4 estrelas' }).press(' ')
  await feedback.getByLabel('Comentário (opcional)').fill('Faltou a ata.')
  await saveFeedback(client).mutationFn({ demandId: id, rating: 5 })
  await expect(feedback.getByText('Esta demanda já recebeu feedback.')).toBeVisible()
  await expect(feedback.getByText('Faltou a ata.')).toBeVisible()
  await expect(feedback.getByRole('button', { name: 'Enviar' })).toBeHidden()
  await feedback.getByRole('button', { name: 'Fechar' }).last().click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(feedback).toBeHidden()
})

test('what was typed waits no more when a colleague has rated the demand', async ({
  page,
  customer,
  firm,
}) => {
  const { client, id, feedback } = await openRequest(page, await customer(accounts.user), firm)
  await feedback.getByRole('radio', { name: '4 estrelas' }).press(' ')
  await expect.poll(() => readKeys(page)).toContain('/feedback/')
  await page.goto('/documents')
  await saveFeedback(client).mutationFn({ demandId: id, rating: 5 })
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('button', { name: 'Reabrir', exact: true })).toBeVisible()
  await expect.poll(() => readKeys(page)).not.toContain('/feedback/')
})
