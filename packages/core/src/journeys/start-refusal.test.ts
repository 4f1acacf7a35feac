import { expect, it } from 'vitest'
import { allowed, refused } from '../decision.ts'
import { toStartRefusal } from './start-refusal.ts'

const fresh = { active: true, customerJourney: [], preJourneyDemand: [] }
const open = { demandCreation: allowed }

it.each([
  [{ demandCreation: refused('suspended') }, 'O seu contrato está suspenso.'],
  [{ demandCreation: refused('specificDemand') }, /não faz parte do serviço contratado/],
  [{ demandCreation: refused('paymentOverdue') }, /Efetue o pagamento/],
] as const)('what the contract of %j keeps from starting says so', (access, text) => {
  expect(toStartRefusal(fresh, access)).toMatch(text)
})

it('says what is with the journey itself, and nothing of one that can be started', () => {
  expect(toStartRefusal(fresh, open)).toBeUndefined()
  expect(toStartRefusal({ ...fresh, active: false }, open)).toMatch(/não está mais disponível/)
})
