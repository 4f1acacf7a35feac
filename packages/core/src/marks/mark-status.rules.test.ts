import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demandStatuses } from '../demands/demand-status.ts'
import { authorityStatuses, REGISTERED_STATUS } from './authority-statuses.ts'
import { isListedMark, toMarkStatus, toMarkStatusText } from './mark-status.rules.ts'

const names = authorityStatuses.map(({ status }) => status)
const of = (statusKey: (typeof demandStatuses)[number], ...statuses: (string | null)[]) => ({
  Demand: { statusKey },
  ProcessNumbers: statuses.map((apolStatus) => ({ apolStatus: apolStatus as never })),
})

describe('toMarkStatus', () => {
  it.each([
    [of('OPEN'), 'Aguardando Protocolo'],
    [of('FINISHED'), 'Aguardando Protocolo'],
    [of('FINISHED', 'Registro'), 'Marca Registrada'],
    [of('FINISHED', 'Registro', 'Registro'), 'Marca Registrada'],
    [of('FINISHED', 'Registro', 'Oposição'), 'Pedido em Análise'],
    [of('FINISHED', 'Registro', null), 'Pedido em Análise'],
    [of('IN_PROGRESS', 'Registro'), 'Pedido em Análise'],
    [of('PENDING', 'Indeferimento'), 'Pedido em Análise'],
  ] as const)('%o: %s', (mark, text) => expect(toMarkStatusText(mark)).toBe(text))

  it('is registered exactly when delivered with all processes granted', () => {
    const status = fc.constantFrom(...names, null)
    fc.assert(
      fc.property(fc.constantFrom(...demandStatuses), fc.array(status), (statusKey, statuses) => {
        const mark = of(statusKey, ...statuses)
        const isRegistered =
          statuses.length > 0 &&
          statusKey === 'FINISHED' &&
          statuses.every((one) => one === REGISTERED_STATUS)
        expect(toMarkStatus(mark) === 'registered').toBe(isRegistered)
        expect(toMarkStatus(mark) === 'awaitingFiling').toBe(statuses.length === 0)
      }),
    )
  })

  it('lists no mark whose demand is open', () => {
    expect(demandStatuses.filter((statusKey) => !isListedMark(of(statusKey)))).toEqual(['OPEN'])
  })
})

describe('the legend', () => {
  it('explains each status once, in sentences, by the law', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(REGISTERED_STATUS)
    for (const { description, source } of authorityStatuses) {
      expect(description).toMatch(/^\p{Lu}.*\.$/u)
      expect(source).toMatch(/^Lei 9\.279\/1996, arts?\. \d/)
    }
  })
})
