import { conventions, toDayFrame } from '@tramite/core/calendar'
import { buildDemandSummary } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { toForecast } from './forecast.ts'

const frame = toDayFrame(new Date('2026-11-18T13:00:00Z'), conventions.specified)

describe('toForecast', () => {
  it.each([
    ['IN_PROGRESS', '2026-11-18', '18/11/2026', 'vence hoje', false],
    ['IN_PROGRESS', '2026-11-19', '19/11/2026', 'vence amanhã', false],
    ['IN_PROGRESS', '2026-11-25', '25/11/2026', 'em 5 dias úteis', false],
    ['IN_PROGRESS', '2026-11-17', '17/11/2026', 'previsão passou ontem', true],
    ['IN_PROGRESS', '2026-11-15', '15/11/2026', 'previsão passou há 3 dias', true],
    ['IN_PROGRESS', null, null, 'sem previsão ainda', false],
    ['OPEN', null, null, 'previsão após a triagem', false],
    ['BLOCKED', null, null, 'sem previsão ainda', false],
  ] as const)('%s due %s', (statusKey, deleveryForecast, dateText, words, isOverdue) => {
    const demand = buildDemandSummary({ statusKey, deleveryForecast })
    expect(toForecast(demand, frame)).toMatchObject({ dateText, words, isOverdue })
  })

  it.each([
    ['2026-11-18T12:00:00Z', 'espera sua resposta desde hoje'],
    ['2026-11-18T01:00:00Z', 'espera sua resposta há 1 dia'],
    ['2026-11-08T12:00:00Z', 'espera sua resposta há 10 dias'],
  ])('says since when it waits for the customer: %s', (statusChangedAt, words) => {
    const demand = buildDemandSummary({
      statusKey: 'PENDING',
      deleveryForecast: '2026-11-10',
      statusChangedAt,
    })
    expect(toForecast(demand, frame)).toMatchObject({ dateText: null, words, isOverdue: false })
  })

  it('says that the deadline is suspended, and which date was the last', () => {
    const suspended = { ...frame, areDeadlinesSuspended: true }
    const words = (statusKey: 'IN_PROGRESS' | 'FINISHED') =>
      toForecast(
        buildDemandSummary({
          statusKey,
          deleveryForecast: '2026-11-25',
          finishedAt: statusKey === 'FINISHED' ? '2026-11-17T15:00:00.000Z' : null,
        }),
        suspended,
      ).words
    expect(words('IN_PROGRESS')).toBe('Prazo suspenso · a última previsão era 25/11/2026')
    expect(words('FINISHED')).toBe('entregue ontem')
  })

  it.each([
    [false, '2026-11-25', 'Prazo suspenso · a última previsão era 25/11/2026'],
    [false, null, 'Prazo suspenso'],
    [true, '2026-11-25', 'Contrato encerrado · a última previsão era 25/11/2026'],
    [true, null, 'Contrato encerrado'],
  ])('with deadlines held, and the contract ended: %s, of %s', (hasContractEnded, day, words) => {
    const held = { ...frame, areDeadlinesSuspended: true, hasContractEnded }
    const demand = buildDemandSummary({ statusKey: 'IN_PROGRESS', deleveryForecast: day })
    expect(toForecast(demand, held)).toMatchObject({ dateText: null, words, isOverdue: false })
  })

  it('tells when a demand was delivered, in the time zone of the firm', () => {
    const finishedAt = '2026-11-17T02:30:00.000Z'
    const demand = buildDemandSummary({ statusKey: 'FINISHED', finishedAt })
    expect(toForecast(demand, frame)).toEqual({
      date: '2026-11-16',
      dateText: '16/11/2026',
      words: 'entregue há 2 dias',
      isOverdue: false,
    })
  })
})
