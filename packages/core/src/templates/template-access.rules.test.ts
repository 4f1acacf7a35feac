import { describe, expect, it } from 'vitest'
import { evaluateToolAccess } from '../access/index.ts'
import { conventions } from '../calendar/index.ts'
import { evaluateDocumentReview } from './template-access.rules.ts'

const contract = {
  isChurn: false,
  accessAllowedUntil: null,
  hasSuspendedContract: false,
  hasPaymentOverdue: false,
  paymentOverdueSince: null,
  isSpecificDemand: false,
  customerAccess: [],
}
const inputOf = (changes: Partial<typeof contract> | object) => ({
  customer: { ...contract, ...changes },
  user: { customerAdmin: false, customerSuperAdmin: false },
  today: '2026-03-10',
  conventions: conventions.specified,
})

describe('the document generator', () => {
  it.each<[string, object, string | true, string | true]>([
    ['open', {}, true, true],
    [
      'overdue within the grace',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-03-09' },
      'paymentOverdue',
      'paymentOverdue',
    ],
    [
      'overdue beyond it',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-03-01' },
      'overdue',
      'paymentOverdue',
    ],
    ['suspended', { hasSuspendedContract: true }, 'suspended', 'suspended'],
    ['churned', { isChurn: true }, 'churned', 'churned'],
    ['specific-demand', { isSpecificDemand: true }, 'toolNotContracted', 'specificDemand'],
    [
      'specific-demand with the tool',
      { isSpecificDemand: true, customerAccess: ['Gerador de documentos'] },
      true,
      'specificDemand',
    ],
  ])('%s', (_, changes, access, review) => {
    const outcome = (decision: { allowed: true } | { allowed: false; reason: string }) =>
      decision.allowed || decision.reason
    expect(outcome(evaluateToolAccess({ ...inputOf(changes), tool: 'templates' }))).toBe(access)
    expect(outcome(evaluateDocumentReview(inputOf(changes)))).toBe(review)
  })

  it('is open to staff', () => {
    const input = { ...inputOf({}), customer: null }
    expect(evaluateToolAccess({ ...input, tool: 'templates' }).allowed).toBe(true)
    expect(evaluateDocumentReview(input).allowed).toBe(true)
  })
})
