import { describe, expect, it } from 'vitest'
import type { MailedNews } from '../../ports/jobs.ts'
import {
  type DemandMailInput,
  type MailedDemand,
  toDemandMailBody,
  toQuote,
} from './demand-mail.ts'

const demand: MailedDemand = {
  name: 'Locação: rescisão',
  number: 1042,
  description: 'Precisamos  encerrar\no contrato.',
  private: false,
  statusKey: 'IN_PROGRESS',
  validationDate: null,
  deleveryForecast: '2026-11-25',
  finishedAt: null,
  waitsForSteps: false,
}
const at = '2026-11-20T17:32:00.000Z'
const message: MailedNews = { news: { kind: 'message' }, at, authorId: 'helena', itemId: 'i1' }
const base: DemandMailInput = {
  demand,
  news: [message],
  items: new Map([['i1', { id: 'i1', content: 'Segue a\nminuta.', fileCount: 2 }]]),
  authors: new Map([['helena', { name: 'Helena Prado', type: 'BACKOFFICE' }]]),
  readerKind: 'customer',
  deadlines: 'running',
  today: '2026-11-20',
  timeZone: 'America/Sao_Paulo',
}
const body = (change: Partial<DemandMailInput> = {}) => toDemandMailBody({ ...base, ...change })
const factsOf = (change: Partial<DemandMailInput> = {}) =>
  body(change).facts.map(({ label, value }) => `${label}: ${value}`)

describe('the e-mail about a demand', () => {
  it('says who did what and when, and how the text begins', () => {
    expect(body()).toEqual({
      heading: 'Demanda Nº 1042: Locação: rescisão',
      entries: [
        {
          title: 'Helena Prado (escritório) escreveu uma mensagem, em 20/11/2026 às 14:32',
          quote: 'Segue a minuta.',
          note: '2 arquivos na conversa.',
        },
      ],
      facts: [
        { label: 'De quem é a vez', value: 'Do escritório.' },
        { label: 'Previsão de entrega', value: '25/11/2026' },
      ],
    })
  })

  it('carries no link in the name of a person, whom it does not name if nothing is left', () => {
    const titleBy = (name: string) => {
      const authors = new Map([['helena', { name, type: 'CUSTOMER' as const }]])
      return body({ authors }).entries[0]?.title
    }
    const at = 'escreveu uma mensagem, em 20/11/2026 às 14:32'
    expect(titleBy('Ana Lima https://evil.example/p')).toBe(`Ana Lima ${at}`)
    expect(titleBy('https://evil.example/p')).toBe(`Alguém ${at}`)
  })

  it('says no moment of a forecast that passed: it would read as that of the passing', () => {
    const news: MailedNews = { ...message, news: { kind: 'overdue', date: '2026-12-14' } }
    expect(body({ news: [news] }).entries[0]?.title).toBe(
      'A previsão de entrega era 14/12/2026 e passou',
    )
  })

  it('says of a mark when the office published its status, and how long there is to answer', () => {
    const markStatus = {
      kind: 'markStatus',
      status: 'Exigência',
      occurredOn: '2026-11-17',
    } as const
    const news: MailedNews = { news: markStatus, at, authorId: 'helena' }
    expect(body({ news: [news] }).entries[0]).toEqual({
      title: 'Andamento da marca no INPI: Exigência, em 17/11/2026',
      quote: null,
      note: 'O INPI fez uma exigência, publicada em 17/11/2026. O prazo de resposta é de 5 dias na exigência formal e de 60 dias na de mérito.',
    })
    const hidden = body({ news: [news], demand: { ...demand, private: true } }).entries[0]
    expect(hidden?.note).toBeNull()
  })

  it('says what it can of a mark whose news an older server left', () => {
    const news: MailedNews = { ...message, news: { kind: 'markStatus', status: 'Deferida' } }
    expect(body({ news: [news] }).entries[0]).toMatchObject({
      title: 'Andamento da marca no INPI: Deferida, em 20/11/2026 às 14:32',
      note: null,
    })
  })

  it('of files without a word says how many, and quotes nobody', () => {
    const items = new Map([['i1', { id: 'i1', content: null, fileCount: 1 }]])
    expect(body({ items }).entries[0]).toMatchObject({
      quote: null,
      note: '1 arquivo na conversa.',
    })
  })

  it('of a private demand says neither title nor text, whatever happened', () => {
    const news = [message, { ...message, news: { kind: 'created' as const } }]
    const shown = JSON.stringify(body({ demand: { ...demand, private: true }, news }))
    for (const secret of ['Locação', 'minuta', 'encerrar']) expect(shown).not.toContain(secret)
    expect(shown).toContain('Demanda Nº 1042 (sigilosa)')
    expect(shown).toContain('Helena Prado (escritório) escreveu uma mensagem')
  })

  it('quotes nothing of what was deleted meanwhile, and of a new demand what it asks for', () => {
    expect(body({ items: new Map() }).entries[0]?.quote).toBeNull()
    const created = { ...message, news: { kind: 'created' as const } }
    expect(body({ news: [created] }).entries[0]?.quote).toBe('Precisamos encerrar o contrato.')
  })

  it('says where the date was before the first of the news', () => {
    const move = (from: string, to: string): MailedNews => ({
      news: { kind: 'forecast', forecast: { from, to } },
      at,
      authorId: 'helena',
      forecast: { from, to },
    })
    const news = [message, move('2026-11-20', '2026-11-24'), move('2026-11-24', '2026-11-25')]
    expect(factsOf({ news })[1]).toBe('Previsão de entrega: 25/11/2026 (antes era 20/11/2026)')
    expect(factsOf({ news: [move('2026-11-25', '2026-11-25')] })[1]).toBe(
      'Previsão de entrega: 25/11/2026',
    )
  })

  it.each<[Partial<MailedDemand>, string[], string[]]>([
    [
      { statusKey: 'OPEN', deleveryForecast: null },
      ['De quem é a vez: Do escritório, que define quem cuida da demanda e até quando.'],
      ['De quem é a vez: Do escritório. Falta a triagem.'],
    ],
    [
      { statusKey: 'OPEN', deleveryForecast: '2026-12-04' },
      ['De quem é a vez: Do escritório.', 'Previsão de entrega: 04/12/2026'],
      ['De quem é a vez: Do escritório.', 'Previsão de entrega: 04/12/2026'],
    ],
    [
      { statusKey: 'PENDING' },
      ['De quem é a vez: Sua. O escritório espera uma resposta, e o prazo não corre até lá.'],
      ['De quem é a vez: Do cliente. Falta uma resposta.'],
    ],
    [
      { statusKey: 'BLOCKED', deleveryForecast: null },
      ['De quem é a vez: Do escritório, que bloqueou a demanda por enquanto.'],
      ['De quem é a vez: Do escritório, que bloqueou a demanda por enquanto.'],
    ],
    [
      { statusKey: 'BLOCKED', deleveryForecast: null, waitsForSteps: true },
      ['De quem é a vez: De outras demandas, que vêm antes desta.'],
      ['De quem é a vez: De outras demandas, que vêm antes desta.'],
    ],
    [
      { statusKey: 'FINISHED', finishedAt: '2026-11-21T02:00:00.000Z' },
      [
        'De quem é a vez: Sua. Confira o que foi entregue e valide, ou reabra a demanda.',
        'Entregue em: 20/11/2026',
      ],
      ['De quem é a vez: Do cliente. Falta validar a entrega.', 'Entregue em: 20/11/2026'],
    ],
  ])('%j: whose turn it is, and the date', (change, customer, staff) => {
    const changed = { demand: { ...demand, ...change } }
    expect(factsOf(changed)).toEqual(customer)
    expect(factsOf({ ...changed, readerKind: 'staff' })).toEqual(staff)
  })

  it.each([
    ['suspended', 'Prazo suspenso. A última previsão era 25/11/2026.'],
    ['ended', 'Contrato encerrado. A última previsão era 25/11/2026.'],
  ] as const)('promises no date while the contract is %s', (deadlines, said) => {
    expect(factsOf({ deadlines })[1]).toBe(`Previsão de entrega: ${said}`)
  })

  it.each([
    ['PENDING', 'suspended', 'Sua, quando o contrato for regularizado. Até lá o prazo não corre.'],
    ['FINISHED', 'suspended', 'Sua, quando o contrato for regularizado.'],
    ['PENDING', 'ended', 'O contrato foi encerrado: por enquanto só é possível ler e baixar.'],
    ['FINISHED', 'ended', 'O contrato foi encerrado: por enquanto só é possível ler e baixar.'],
  ] as const)(
    'asks a customer for nothing of %s that a contract %s refuses',
    (statusKey, deadlines, said) => {
      const held = { demand: { ...demand, statusKey }, deadlines }
      expect(factsOf(held)).toEqual([`De quem é a vez: ${said}`])
      expect(factsOf({ ...held, readerKind: 'staff' })[0]).toContain('Do cliente.')
    },
  )
})

describe('toQuote', () => {
  it('cuts between words, and no letter in two', () => {
    const long = 'palavra '.repeat(60)
    expect(toQuote(long)).toMatch(/^(palavra )+palavra…$/)
    expect([...toQuote('😀'.repeat(400))]).toHaveLength(281)
    expect(toQuote(' a\n\n b ')).toBe('a b')
  })
})
