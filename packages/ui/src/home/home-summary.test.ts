import { conventions } from '@tramite/core/calendar'
import { buildDemandSummary } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { buildHome } from './home-samples.ts'
import { toHomeSummary } from './home-summary.ts'

const frame = { today: '2026-11-18', conventions: conventions.specified }
const pending = buildDemandSummary({ statusKey: 'PENDING' })
const delivered = buildDemandSummary({ statusKey: 'FINISHED' })
const due = (deleveryForecast: string) => buildDemandSummary({ deleveryForecast })

describe('toHomeSummary', () => {
  it.each([
    [[], 'Nenhuma demanda espera por você.'],
    [[pending], 'Uma demanda espera por você.'],
    [[pending, delivered], 'Duas demandas esperam por você.'],
    [
      [buildDemandSummary({ ...delivered, validationDate: '2026-11-01T12:00:00.000Z' })],
      'Nenhuma demanda espera por você.',
    ],
    [Array(12).fill(pending), '12 demandas esperam por você.'],
    [Array(150).fill(delivered), '150 demandas esperam por você.'],
  ])('counts what waits for the customer (%#)', (demands, text) => {
    expect(toHomeSummary(buildHome(demands), frame)).toBe(text)
  })

  it.each([
    ['2026-11-18', 'hoje'],
    ['2026-11-19', 'amanhã'],
    ['2026-11-20', 'na sexta-feira'],
    ['2026-11-24', 'na terça-feira'],
    ['2026-11-25', 'em 25/11/2026'],
  ])('says when the next delivery is: %s', (day, words) => {
    const home = buildHome([due('2026-12-10'), due(day), due('2026-11-10')])
    expect(toHomeSummary(home, frame)).toContain(`A próxima entrega é ${words}.`)
  })

  it('promises no delivery while the contract stops the deadlines', () => {
    const suspended = { ...frame, areDeadlinesSuspended: true }
    expect(toHomeSummary(buildHome([due('2026-11-20')]), suspended)).not.toContain('entrega')
  })

  it('says of what the contract refuses that it is stopped', () => {
    const home = buildHome([buildDemandSummary({ statusKey: 'PENDING' })])
    expect(toHomeSummary(home, frame)).toBe('Uma demanda espera por você.')
    const suspended = { ...frame, areDeadlinesSuspended: true }
    expect(toHomeSummary(home, suspended)).toBe(
      'Uma demanda está parada até regularizar o contrato.',
    )
    const ended = { ...suspended, hasContractEnded: true }
    expect(toHomeSummary(home, ended)).toBe('Uma demanda está parada pelo fim do contrato.')
    expect(toHomeSummary(buildHome([]), suspended)).toBe('Nenhuma demanda espera por você.')
  })

  it('says nothing of the next delivery when there is none ahead', () => {
    const home = buildHome([due('2026-11-10')])
    expect(toHomeSummary(home, frame)).toBe('Nenhuma demanda espera por você.')
  })
})
