import { conventions, toDayFrame } from '@tramite/core/calendar'
import { demandStatuses } from '@tramite/core/demands'
import { buildDemand } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { toForecast } from '../shared/forecast.ts'
import { type ForecastFrame, toForecastView } from './forecast-view.ts'

/** Wednesday, 10:00 in São Paulo. */
const frame: ForecastFrame = {
  now: new Date('2026-11-18T13:00:00.000Z'),
  conventions: conventions.brazil,
}

const textsOf = (view: ReturnType<typeof toForecastView>) => view.notes.map(({ text }) => text)

describe('toForecastView', () => {
  it('draws each day to the delivery and names the holiday', () => {
    const view = toForecastView(buildDemand({ deleveryForecast: '2026-11-25', order: 2 }), frame)
    expect(view.figure).toBe('quarta, 25/11/2026')
    expect(view.days.map((day) => [day.date.slice(8), day.weekday, day.kind])).toEqual([
      ['18', 'qua', 'start'],
      ['19', 'qui', 'counted'],
      ['20', 'sex', 'skipped'],
      ['21', 'sáb', 'skipped'],
      ['22', 'dom', 'skipped'],
      ['23', 'seg', 'counted'],
      ['24', 'ter', 'counted'],
      ['25', 'qua', 'due'],
    ])
    expect(textsOf(view)).toContain('20/11 é feriado: Consciência Negra')
    expect(textsOf(view)).toContain('2ª na fila de demandas')
    expect(view.relative).toBe('em 4 dias úteis')
  })

  it('tells of the end of the working day only while days are counted', () => {
    const evening = { ...frame, now: new Date('2026-11-18T22:00:00.000Z') }
    const notesOn = (deleveryForecast: string) =>
      textsOf(toForecastView(buildDemand({ deleveryForecast, order: null }), evening))
    expect(notesOn('2026-11-19')).toContain('Hoje não conta: já passou das 18:00')
    expect(notesOn('2026-11-18')).not.toContain('Hoje não conta: já passou das 18:00')
    const shorter = { ...evening, conventions: { ...conventions.brazil, workShiftEnd: '17:30:00' } }
    const demand = buildDemand({ deleveryForecast: '2026-11-19' })
    expect(textsOf(toForecastView(demand, shorter))).toContain(
      'Hoje não conta: já passou das 17:30',
    )
  })

  it('counts a long way in words', () => {
    const view = toForecastView(buildDemand({ deleveryForecast: '2027-01-29', order: null }), frame)
    expect(view.days).toEqual([])
    expect(view.relative).toBe('em 49 dias úteis')
    expect(textsOf(view).join()).not.toMatch(/\d+ dias? út/)
  })

  it.each([
    ['2028-01-10', '9 feriados até lá não contam'],
    ['2026-12-22', '1 feriado até lá não conta'],
  ])('counts the holidays of a long way to %s', (deleveryForecast, counted) => {
    const view = toForecastView(buildDemand({ deleveryForecast, order: 2 }), frame)
    const holidays = view.notes.filter(({ kind }) => kind === 'holiday')
    expect(holidays.map(({ text }) => text)).toEqual([counted])
    expect(new Set(textsOf(view)).size).toBe(view.notes.length)
  })

  it.each([
    ['OPEN', null, 'Após a triagem'],
    ['IN_PROGRESS', null, 'Ainda sem data'],
    ['PENDING', '2026-11-25', 'Esperando você'],
    ['BLOCKED', null, 'Ainda sem data'],
  ] as const)('%s has no date to count to', (statusKey, deleveryForecast, figure) => {
    const view = toForecastView(buildDemand({ statusKey, deleveryForecast }), frame)
    expect(view).toMatchObject({ date: null, figure, days: [] })
    expect(view.notes).not.toEqual([])
  })

  it.each([
    ['IN_PROGRESS', '2026-11-25', 'Prazo suspenso'],
    ['IN_PROGRESS', '2026-11-10', 'Prazo suspenso'],
    ['PENDING', '2026-11-25', 'Prazo suspenso'],
    ['PENDING', null, 'Prazo suspenso'],
    ['OPEN', null, 'Prazo suspenso'],
  ] as const)('%s due %s while the contract holds the deadlines', (statusKey, day, figure) => {
    const suspended = { ...frame, areDeadlinesSuspended: true }
    const view = toForecastView(buildDemand({ statusKey, deleveryForecast: day }), suspended)
    expect(view).toMatchObject({ date: null, figure, days: [], isOverdue: false, relative: null })
    if (day) expect(textsOf(view)).toContain(`A última previsão era ${day.slice(8)}/11/2026`)
  })

  it('says of no date that it is only suspended once the contract has ended', () => {
    const ended = { ...frame, areDeadlinesSuspended: true, hasContractEnded: true }
    const view = toForecastView(buildDemand({ deleveryForecast: '2026-11-25' }), ended)
    expect(view).toMatchObject({ date: null, figure: 'Contrato encerrado', relative: null })
    expect(textsOf(view)).toEqual(['A última previsão era 25/11/2026'])
    const delivered = buildDemand({ statusKey: 'FINISHED', finishedAt: '2026-11-16T18:00:00.000Z' })
    expect(toForecastView(delivered, ended).heading).toBe('Entregue em')
  })

  it.each(
    demandStatuses.flatMap((statusKey) =>
      [null, '2026-11-10', '2026-11-25'].flatMap((deleveryForecast) =>
        [
          { said: undefined },
          { said: 'Prazo suspenso', areDeadlinesSuspended: true },
          { said: 'Contrato encerrado', areDeadlinesSuspended: true, hasContractEnded: true },
        ].map((contract) => ({ statusKey, deleveryForecast, ...contract })),
      ),
    ),
  )('reads the same date as a list: $statusKey due $deleveryForecast, $said', (told) => {
    const { statusKey, deleveryForecast, said, ...contract } = told
    const finishedAt = statusKey === 'FINISHED' ? '2026-11-16T18:00:00.000Z' : null
    const demand = buildDemand({ statusKey, deleveryForecast, finishedAt })
    const day = toDayFrame(frame.now, frame.conventions)
    const row = toForecast(demand, { ...day, ...contract })
    const card = toForecastView(demand, { ...frame, ...contract })
    expect([card.date, card.isOverdue]).toEqual([row.date, row.isOverdue])
    const heldIn = (text: string) => text.match(/^(Prazo suspenso|Contrato encerrado)/)?.[0]
    expect([row.words, card.figure].map(heldIn)).toEqual(
      statusKey === 'FINISHED' ? [undefined, undefined] : [said, said],
    )
  })

  it('says that the firm waits for the customer only while it does', () => {
    const texts = (statusKey: 'PENDING' | 'IN_PROGRESS') =>
      textsOf(toForecastView(buildDemand({ statusKey, deleveryForecast: '2026-11-25' }), frame))
    expect(texts('PENDING')).toContain('O prazo não corre enquanto esperamos você')
    expect(texts('IN_PROGRESS').join()).not.toContain('enquanto esperamos')
    expect(texts('IN_PROGRESS')).toContain(
      'Se precisarmos esperar você, o prazo para até a sua resposta',
    )
  })

  it('says when it was delivered', () => {
    const demand = buildDemand({ statusKey: 'FINISHED', finishedAt: '2026-11-16T18:00:00.000Z' })
    const view = toForecastView(demand, frame)
    expect(view).toMatchObject({ heading: 'Entregue em', figure: 'segunda, 16/11/2026', days: [] })
  })

  it('says that the firm knows of the delay only once it was told, and when', () => {
    const late = buildDemand({ deleveryForecast: '2020-01-02' })
    const texts = (overdueToldAt: string | null) =>
      toForecastView({ ...late, overdueToldAt }, frame)
        .notes.map(({ text }) => text)
        .join(' ')
    expect(texts(null)).toBe('A previsão passou.')
    expect(texts('2020-01-03T11:20:00.000Z')).toContain(
      'O escritório foi avisado do atraso em 03/01/2020, às 08:20.',
    )
  })

  it('is overdue after the day, not on it', () => {
    const on = (deleveryForecast: string) =>
      toForecastView(buildDemand({ deleveryForecast }), frame)
    expect(on('2026-11-18')).toMatchObject({ isOverdue: false })
    expect(on('2026-11-17')).toMatchObject({ isOverdue: true, days: [] })
  })
})
