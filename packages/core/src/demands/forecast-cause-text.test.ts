import { expect, it } from 'vitest'
import type { ForecastCause } from './forecast-cause.rules.ts'
import { toCauseText } from './forecast-cause-text.ts'

const reopened: ForecastCause = {
  kind: 'reopened',
  from: '2026-11-26',
  to: '2026-12-02',
  place: 2,
  offset: 2,
  countedFrom: '2026-11-26',
  notBefore: null,
  notAfter: null,
}

it.each<[Partial<ForecastCause>, string]>([
  [{}, 'Foi reaberta: a data andou 2 dias úteis, o tempo desde a entrega.'],
  [
    { countedFrom: '2026-11-30' },
    'Foi reaberta depois da data: 2 dias úteis a contar de 30/11/2026.',
  ],
  [
    { offset: 0, notAfter: '2026-11-25' },
    'Foi reaberta no dia da entrega. Não depois de 25/11/2026, a data de quem veio depois.',
  ],
  // A demand delivered without a date had none to be late for.
  [
    { from: null, countedFrom: '2026-11-30' },
    'Foi reaberta: 2 dias úteis a contar de 30/11/2026, como a 2ª da fila.',
  ],
])('a reopened demand with %j', (part, text) => {
  expect(toCauseText({ ...reopened, ...part })).toBe(text)
})
