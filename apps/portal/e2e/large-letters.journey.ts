import type { Page } from '@playwright/test'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'
import { button, drawn, type Screen, setLetters, title } from './screens.ts'
import { findSplitWords, type Split } from './split-words.ts'

/** Goes on if words are split, so that all screens are reported. What lays itself out by its own measurements follows. */
async function expectWhole(page: Page, how: Split, address: string) {
  const expectSoft = expect.configure({ soft: true })
  await expectSoft.poll(() => findSplitWords(page, how), address).toEqual([])
}

test('words have room on a phone with letters twice as large', async ({ open }) => {
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  const screens = [
    { address: '/', ready: page.getByRole('heading', { name: 'O que vem' }) },
    { address: '/demands', ready: page.getByText(/^[\d.]+ demandas encontradas$/) },
    { address: '/tools', ready: page.getByRole('heading', { name: 'Lembretes' }) },
    { address: '/financial', ready: page.getByText('Parcela 10 de 12', { exact: true }) },
    { address: '/documents', ready: page.getByText(/^Enviado em/).first() },
    { address: '/tools/reminders', ready: page.getByRole('list', { name: 'Lembretes' }) },
    { address: '/tools/reminders?view=month', ready: page.getByRole('button', { name: 'Hoje' }) },
  ]
  for (const { address, ready } of screens) {
    await page.goto(address)
    await expect(ready).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    await expectWhole(page, 'stacked', address)
  }
})

test('no word of ordinary length breaks on a phone with letters twice as large', async ({
  open,
}) => {
  test.slow()
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  const screens: readonly Screen[] = [
    { address: '/terms', ready: title('Termos de Uso') },
    {
      address: '/tools/mapping',
      ready: (on) => button(on, 'Adicionar atividade'),
      act: (on) => on.getByRole('link', { name: 'RH', exact: true }).click(),
    },
    {
      address: '/profile?section=preferences',
      ready: (on) => on.getByRole('checkbox', { name: 'Lembretes: por e-mail' }),
    },
    { address: '/business', ready: (on) => on.getByRole('link', { name: /^Configurar / }).first() },
    {
      address: '/tools/reminders',
      ready: (on) => on.getByRole('dialog', { name: 'Levar ao calendário' }),
      act: (on) => button(on, 'Levar ao calendário').click(),
    },
    {
      address: '/tools/mapping',
      ready: (on) => on.getByRole('dialog').getByRole('link', { name: 'Ferramentas' }),
      act: (on) => button(on, 'Abrir menu').click(),
    },
  ]
  for (const { address, ready, act } of screens) {
    await page.goto(address)
    await act?.(page)
    await expect(ready(page)).toBeVisible()
    await expect(drawn(page)).toHaveCount(0)
    await expectWhole(page, 'broken', address)
  }
  const guest = await open(undefined)
  await guest.setViewportSize({ width: 360, height: 740 })
  await setLetters(await guest.context().newCDPSession(guest), 32)
  await guest.goto('/forgot')
  await expect(title('Recuperar acesso')(guest)).toBeVisible()
  await expect(drawn(guest)).toHaveCount(0)
  await expectWhole(guest, 'broken', '/forgot')
})

test('a table is pulled sideways where letters are twice as large, and its words stay whole', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await firm.sendDocument(id, { name: 'Parecer.txt', content: 'Válido.' })
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  await page.goto(`/demands/${id}/print`)
  await expect(page.getByRole('row', { name: /Parecer/ })).toBeVisible()
  await expectWhole(page, 'stacked', 'print')
  await page.goto('/tools/analysisRisk')
  await page.getByRole('checkbox', { name: /Li e aceito os termos/ }).check()
  await page.getByRole('button', { name: 'Aceito' }).click()
  const scale = page.getByRole('table').filter({ hasText: 'muito baixo' })
  await expect(scale.getByText('muito baixo').first()).toBeVisible()
  const inScale = (await scale.locator('th').allTextContents()).join(' ').split(/\s+/)
  const findStacked = async () =>
    (await findSplitWords(page, 'stacked')).filter((word) => inScale.includes(word))
  await expect.poll(findStacked).toEqual([])
})

test('with letters twice as large nothing stays over the text', async ({
  open,
  customer,
  firm,
}) => {
  const { raise } = await customer(accounts.superAdmin)
  const { id } = await raise()
  await firm.addItem(id, { type: 'MESSAGE', content: 'O prazo começa na entrega. '.repeat(200) })
  const page = await open(accounts.superAdmin)
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(await page.context().newCDPSession(page), 32)
  await page.goto(`/demands/${id}`)
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  await expect(drawn(page)).toHaveCount(0)
  // The conversation has opened at its place: it does not scroll any more by itself.
  await expect(page.getByText(/^Novas desde/)).toBeInViewport()
  await page
    .getByText(/^O prazo começa/)
    .evaluate((text) => text.scrollIntoView({ block: 'center' }))
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).not.toBeInViewport()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  const account = page.getByRole('banner').getByRole('button', { name: /, abrir menu da conta$/ })
  await account.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom))
  await expect(account).not.toBeInViewport()
  await account.focus()
  await expect(account).toBeInViewport({ ratio: 1 })
})
