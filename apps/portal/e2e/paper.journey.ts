import { randomUUID } from 'node:crypto'
import type { Reminder } from '@tramite/core/reminders'
import { accounts } from './accounts.ts'
import { findOverprinted, printSheets } from './paper.ts'
import { expect, test } from './portal.fixture.ts'
import { holdEvents } from './screens.ts'

const toLetters = (words: string) => words.replaceAll(/\s/g, '')

/** The names of the demands in an answer, wherever they are nested in it. */
function toDemandNames(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return []
  if ('externalId' in answer && 'name' in answer) return [String(answer.name)]
  return Object.values(answer).flatMap(toDemandNames)
}

test('a legal text begins on the first sheet, below its title', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Glossário' })).toBeVisible()
  const [first] = await printSheets(page)
  expect(first).toContain('Termos de Uso')
  expect(first).toContain('Data de publicação')
  expect(first).toContain('Glossário')
})

test.describe('a customer', () => {
  test.use({ account: accounts.superAdmin })

  test('a statement adds up once, below its last invoice, and says whose it is', async ({
    page,
  }) => {
    await page.goto('/financial')
    await expect(page.getByRole('region', { name: 'Extrato do ano' })).toBeVisible()
    const sheets = await printSheets(page)
    expect(sheets[0]).toContain('Vencimento')
    expect(sheets[0]).toMatch(/Emitido em \d\d\/\d\d\/\d{4}, no portal de Vasconcelos & Prado/)
    const text = sheets.join(' ')
    expect(text.match(/Cobrado/g)).toHaveLength(1)
    expect(text.lastIndexOf('Parcela')).toBeLessThan(text.indexOf('Cobrado'))
  })

  test('the risk analysis is one sheet, of words and without what is pressed', async ({ page }) => {
    await page.goto('/tools/analysisRisk')
    await page.getByRole('checkbox', { name: /Li e aceito os termos/ }).check()
    await page.getByRole('button', { name: 'Aceito' }).click()
    await expect(page.getByRole('grid').getByText('Perfil dos clientes')).toBeVisible()
    const sheets = await printSheets(page)
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toContain('Perfil dos funcionários e parceiros')
    expect(sheets[0]).toMatch(/Aurora Cosméticos\. Emitido em \d\d\/\d\d\/\d{4}, no portal de/)
    expect(sheets[0]).not.toMatch(/Enviar análise|Detalhes|Ferramentas/)
  })

  test('of many reminders all are printed, not only those in sight', async ({ page }) => {
    await page.route('**/api/reminder?*', async (route) => {
      const response = await route.fetch()
      const answer: { readonly reminders: readonly Reminder[] } = await response.json()
      const open = answer.reminders.find(({ name }) => name === 'Renovar o seguro da frota')
      const more = Array.from({ length: 240 }, (_, index) => ({
        ...open,
        id: randomUUID(),
        name: `Vistoria ${index + 1}.`,
      }))
      await route.fulfill({ json: { ...answer, reminders: [...answer.reminders, ...more] } })
    })
    await page.goto('/tools/reminders')
    await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible()
    const text = (await printSheets(page)).join(' ')
    expect(new Set(text.match(/Vistoria \d+\./g)).size).toBe(240)
    await expect(page.getByText('Vistoria 240.')).toHaveCount(0)
  })

  for (const [address, read] of [
    ['/', '/api/home'],
    ['/demands', '/api/demands/board'],
    ['/demands?view=list', '/api/demandsBoth'],
  ] as const) {
    test(`of the demands at ${address} all that were read are printed`, async ({ page }) => {
      await holdEvents(page)
      await page.route('**/drawn', (route) => route.abort())
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === read)
      await page.goto(address)
      const names = toDemandNames(await (await answer).json())
      expect(names.length).toBeGreaterThan(12)
      // The code that renders only the visible rows has loaded.
      await expect(page.locator('main li[data-index]').first()).toBeVisible()
      const printed = toLetters((await printSheets(page)).join(' '))
      expect(names.filter((name) => !printed.includes(toLetters(name)))).toEqual([])
    })
  }

  for (const { address, chosen, isOfBusiness = true } of [
    {
      address: '/demands?view=list&name=contrato',
      chosen: 'Filtros: Busca em nomes: contrato.',
    },
    { address: '/demands', chosen: 'Sem filtros.' },
    { address: '/documents?text=contrato', chosen: 'Filtros: Nome do documento: contrato.' },
    {
      address: '/tools/reminders?type=legalObrigation',
      chosen: 'Filtros: Categoria: Todos; Tipo: Obrigação Legal.',
      isOfBusiness: false,
    },
  ]) {
    test(`a sheet of ${address} says whose it is, of which filter and how much of it`, async ({
      page,
    }) => {
      await page.goto(address)
      await expect(page.getByText(chosen)).toHaveCount(1)
      await expect(page.getByText(/^\d+ de \d+ nesta impressão$/).first()).toBeAttached()
      const [first] = await printSheets(page)
      expect(first).toMatch(/Emitido em \d\d\/\d\d\/\d{4}, no portal de/)
      expect(first?.includes('Aurora Cosméticos. Emitido')).toBe(isOfBusiness)
      expect(first).toContain(chosen)
      expect(first).toMatch(/\d+ de \d+ nesta impressão/)
    })
  }

  test('a column of the board says on paper how many of its demands are not there', async ({
    page,
  }) => {
    await holdEvents(page)
    const name = 'Demandas: Entregues'
    await page.route('**/api/demands/board?*', async (route) => {
      const response = await route.fetch()
      const board: Record<string, { total: number; demands: unknown[] }> = await response.json()
      const more = Object.entries(board).map(([key, column]) => [key, { ...column, total: 98 }])
      await route.fulfill({ json: Object.fromEntries(more) })
    })
    await page.goto('/demands')
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
    const hint = page.getByText(/^\d+ de 98 nesta impressão$/)
    await expect(hint.first()).toBeHidden()
    expect((await printSheets(page)).join(' ')).toMatch(/\d+ de 98 nesta impressão/)
  })

  test('the addresses of links stand beside the words, not on them', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Blog do escritório' })).toBeVisible()
    expect((await printSheets(page)).join(' ')).toContain('(https://blog.')
    expect(await findOverprinted(page)).toEqual([])
    // Within the card, in a column as narrow as a sheet has it.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1000 })
    const card = page.getByRole('region', { name: 'Conteúdos' })
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('a document that is being written is printed whole, without its questions', async ({
    page,
  }) => {
    await page.goto('/tools/templates')
    await page.getByRole('link', { name: /^Acordo de Confidencialidade/ }).click()
    await page.getByRole('link', { name: /^(Continuar rascunho|Gerar)/ }).click()
    const document = page.getByRole('region', { name: 'Documento ao vivo' })
    const words = (await document.getByText('PARTE B, por').textContent()) ?? ''
    const text = (await printSheets(page)).join(' ')
    expect(toLetters(text)).toContain(toLetters(words))
    expect(text).not.toMatch(/Página 1 de|você está aqui|Nome ou razão social/)
  })

  test('a month of the calendar is printed whole, with whole names', async ({ page }) => {
    await page.goto('/tools/reminders?view=month')
    await expect(page.getByRole('grid')).toBeVisible()
    const cells = await page.getByRole('gridcell').allTextContents()
    const text = (await printSheets(page)).join(' ')
    expect(text).not.toMatch(/Levar ao calendário|Criar Lembrete|Semana Agenda/)
    const printed = toLetters(text)
    expect(cells.filter((cell) => !printed.includes(toLetters(cell)))).toEqual([])
  })
})

test.describe('a demand', () => {
  test.use({ account: accounts.user })

  test('a long message begins where there is room, and goes on overleaf', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    const content = `Começa aqui. ${'A cláusula quinta tem outra redação. '.repeat(150)}Acaba aqui.`
    await firm.addItem(id, { type: 'MESSAGE', content })
    await page.goto(`/demands/${id}/print`)
    await expect(page.getByText('Começa aqui.')).toBeVisible()
    const [first, ...others] = await printSheets(page)
    expect(first).toContain('Começa aqui.')
    expect(others.join(' ')).toContain('Acaba aqui.')
  })

  test('no entry is printed over another, on however many sheets', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const { id } = await raise()
    const clause = 'A cláusula quinta do contrato tem outra redação, mais longa. '
    for (let count = 1; count <= 8; count++) {
      const parts = Array.from({ length: 9 }, (_, index) => clause.repeat(4 + (index % 3) * 4))
      const content = count % 2 === 0 ? `Mensagem ${count}.` : parts.join('\n\n')
      await firm.addItem(id, { type: 'MESSAGE', content })
    }
    for (const address of [`/demands/${id}/print`, `/demands/${id}`]) {
      await page.goto(address)
      await expect(page.getByText('Mensagem 8.', { exact: true })).toBeVisible()
      expect(await findOverprinted(page)).toEqual([])
    }
  })

  test('its own page is one column too: the facts, then the talk, unfolded', async ({
    page,
    customer,
    firm,
  }) => {
    const { raise } = await customer(accounts.user)
    const clauses = (count: number) => 'A cláusula quinta tem outra redação. '.repeat(count)
    const { id } = await raise({ description: `Começa o pedido. ${clauses(50)}Acaba o pedido.` })
    await firm.addItem(id, { type: 'MESSAGE', content: `Começa aqui. ${clauses(150)}Acaba aqui.` })
    for (let count = 1; count <= 50; count++) {
      await firm.addItem(id, { type: 'MESSAGE', content: `Mensagem número ${count}.` })
    }
    await page.goto(`/demands/${id}`)
    // What is new is read back to its beginning; a later visit has the end alone.
    await expect(page.getByText('Começa aqui.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Mensagem número 50.')).toBeVisible()
    const [first, ...others] = await printSheets(page)
    // Only the end of the conversation is on the screen, and the printout says so.
    expect(others.join(' ')).toContain('Há mensagens anteriores.')

    await page.getByRole('button', { name: 'Mostrar mensagens anteriores' }).click()
    await expect(page.getByText('Começa aqui.')).toBeVisible()
    const text = (await printSheets(page)).join(' ')
    expect(first).toMatch(/Informações.*Quem vê/s)
    for (const end of ['Acaba o pedido.', 'Acaba aqui.', 'Mensagem número 50.']) {
      expect(text).toContain(end)
    }
    expect(text).not.toMatch(/Ler tudo|Por que esta data|anteriores/)
  })
})
